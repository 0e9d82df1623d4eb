import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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

const pages = {
  Keywords: <FooterBar next={{ label: 'Content Research' }} />,
  Ideas: <FooterBar back={{ label: 'Back to Keywords', href: '/keyword-research' }} />,
  // Higher than the others.
  Prospects: <FooterBar>{<p style={{ height: 90 }}>2 selected</p>}</FooterBar>,
  Users: null,
};

function PagesOfOneTab() {
  const [open, setOpen] = useState<keyof typeof pages>('Keywords');
  return (
    <>
      {Object.keys(pages).map((name) => (
        <Button key={name} onClick={() => setOpen(name as keyof typeof pages)}>
          {name}
        </Button>
      ))}
      <div key={open}>{pages[open]}</div>
    </>
  );
}

/** The space kept above the footer stays between two pages with a footer, and follows the footer of another height. */
export const BetweenPages = meta.story({
  render: () => <PagesOfOneTab />,
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const open = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const space = () => root.style.getPropertyValue('--footer');
    const expectSpace = async () => {
      const { height } = canvas.getByRole('contentinfo').getBoundingClientRect();
      await waitFor(() => expect(space()).toBe(`${height}px`));
    };
    await expectSpace();
    const usual = space();

    const writes: string[] = [];
    const observer = new MutationObserver(() => writes.push(space()));
    observer.observe(root, { attributeFilter: ['style'] });
    await open('Ideas');
    await canvas.findByRole('link', { name: 'Back to Keywords' });
    await expectSpace();
    await expect(writes).toEqual([]);
    observer.disconnect();

    await open('Prospects');
    await canvas.findByText('2 selected');
    await expectSpace();
    await expect(space()).not.toBe(usual);
    await open('Users');
    await waitFor(() => expect(space()).toBe(''));
  },
});
