import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Page } from '#components/Page/Page.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/ErrorNotice',
  component: ErrorNotice,
  args: { children: 'Failed to fetch keywords', onRetry: fn() },
});

export const Playground = meta.story();

/** Renders nothing without an error, so that a form can pass its error as it is. */
export const Nothing = meta.story({
  render: () => <ErrorNotice>{undefined}</ErrorNotice>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Its button makes it disappear: the page has the focus. */
export const Gone = meta.story({
  render: function OnPage(props) {
    const [isThere, setThere] = useState(true);
    return (
      <Page title="Keywords">
        {isThere ? <ErrorNotice {...props} onRetry={() => setThere(false)} /> : null}
      </Page>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch keywords');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
