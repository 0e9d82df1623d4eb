import { expect } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stepper } from '#components/Stepper/Stepper.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Keyword Research', lead: 'What your customers search for.' },
});

export const Playground = meta.story();

export const WithActions = meta.story({
  args: {
    actions: (
      <>
        <Button>Add Custom</Button>
        <Button variant="primary">Generate More</Button>
      </>
    ),
    children: <p>Content</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Keyword Research' })).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByText('Content'));
  },
});

export const WithStepper = meta.story({
  args: {
    title: 'Unique Selling Points (USPs)',
    above: (
      <Stepper
        label="Set-up"
        steps={[
          { label: 'Business info', href: '/business-info', state: 'done' },
          { label: 'USPs', href: '/usps', state: 'current' },
          { label: 'ICPs', href: '/icps', state: 'locked' },
        ]}
      />
    ),
    children: <p>Content</p>,
  },
});

export const Reading = meta.story({
  args: { width: 'reading', children: <p>A form or a text stands here.</p> },
});

/** A change of page can move the focus here, without a focus ring around the whole page. */
export const TakesFocus = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('main').focus();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const LongContent = meta.story({
  args: {
    title: `Target Company Details ${'Llanfairpwllgwyngyll'.repeat(4)}`,
    actions: <Button variant="primary">Generate More</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
