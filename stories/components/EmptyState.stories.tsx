import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Page } from '#components/Page/Page.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { kind: 'nothing' as const, children: 'No keywords yet. Generate some or add your own.' },
});

export const Playground = meta.story();

/** Without its own frame, since a table already has an edge. */
export const NoMatch = meta.story({
  args: {
    kind: 'noMatch',
    children: 'No keywords match your search and filters.',
    actions: <Button>Clear search and filters</Button>,
    hasFrame: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No keywords match your search and filters.',
    );
  },
});

/** Its button makes it disappear: the page has the focus. */
export const Gone = meta.story({
  render: function OnPage(props) {
    const [isThere, setThere] = useState(true);
    return (
      <Page title="Keywords">
        {isThere ? (
          <EmptyState
            {...props}
            actions={<Button onClick={() => setThere(false)}>Generate now</Button>}
          />
        ) : null}
      </Page>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate now' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
