import { ArrowRight, Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Generate More', onClick: fn() },
});

export const Playground = meta.story();

export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button {...args} variant="primary">
        Define USPs
      </Button>
      <Button {...args} variant="secondary" icon={<Plus size={16} aria-hidden />}>
        Add Custom
      </Button>
      <Button {...args} variant="quiet">
        Cancel
      </Button>
      <Button {...args} variant="danger">
        Delete
      </Button>
      <Button {...args} variant="primary" isDisabled>
        Continue
      </Button>
      <Button
        {...args}
        variant="primary"
        size="footer"
        trailingIcon={<ArrowRight size={16} aria-hidden />}
      >
        Manage Prospects
      </Button>
      <Button {...args} size="small">
        Edit
      </Button>
    </div>
  ),
});

export const Clicked = meta.story({
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Generate More' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});

/** Busy keeps the focus and ignores further clicks. */
export const Busy = meta.story({
  args: { isBusy: true, variant: 'primary', busyLabel: 'Adding…' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Adding…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Heights = meta.story({
  render: () => (
    <>
      <Button>Standard</Button> <Button size="footer">Footer</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Standard' }).getBoundingClientRect().height,
    ).toBe(45);
    await expect(
      canvas.getByRole('button', { name: 'Footer' }).getBoundingClientRect().height,
    ).toBe(40);
  },
});
