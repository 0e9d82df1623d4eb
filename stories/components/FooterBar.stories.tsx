import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { FooterBar } from '#components/FooterBar/FooterBar.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/FooterBar',
  component: FooterBar,
  parameters: { layout: 'fullscreen' },
  args: {
    back: { label: 'Back to USPs', href: '/usps' },
    next: { label: 'Choose Geographies', onSelect: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240, display: 'flex', flexDirection: 'column' }}>
        <main style={{ flex: 1, padding: 32 }}>The page above it.</main>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story();

/** Back is a link, Next a button of the footer's height. */
export const BothWays = meta.story({
  play: async ({ canvas, args }) => {
    const back = canvas.getByRole('link', { name: 'Back to USPs' });
    await expect(back).toHaveAttribute('href', '/usps');
    const next = canvas.getByRole('button', { name: 'Choose Geographies' });
    await expect(next.getBoundingClientRect().height).toBe(40);
    back.focus();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.next?.onSelect).toHaveBeenCalledTimes(1);
  },
});

export const OneWay = meta.story({ args: { back: undefined } });

export const Busy = meta.story({
  args: {
    back: undefined,
    next: { label: 'Define USPs', busyLabel: 'Saving…', isBusy: true, onSelect: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.next?.onSelect).not.toHaveBeenCalled();
  },
});

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Next can submit the form of the page. */
export const SubmitsAForm = meta.story({
  args: { back: undefined, next: { label: 'Define USPs', form: 'business' } },
  decorators: [
    (Story) => (
      <>
        <form id="business" onSubmit={onSubmit} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Define USPs' }));
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
});

/** 'Done' takes the place of Next. */
export const WithDone = meta.story({
  args: {
    back: { label: 'Back to Target Companies', href: '/target-companies' },
    next: undefined,
    children: (
      <Button size="footer" variant="primary">
        Done
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Done' }).getBoundingClientRect().height).toBe(
      40,
    );
  },
});

/** On a phone the back link shows only an arrow, and keeps its name. */
export const Narrow = meta.story({
  args: {
    back: { label: 'Back to Target Companies', href: '/target-companies' },
    next: { label: 'Manage Email Templates', onSelect: fn() },
    children: '2 selected',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Target Companies' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
