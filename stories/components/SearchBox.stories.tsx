import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { SearchBox } from '#components/SearchBox/SearchBox.tsx';
import { withState } from '#stories/withState.tsx';
import preview from '#storybook/preview.tsx';

const onEscape = fn();

const meta = preview.meta({
  title: 'Components/SearchBox',
  component: SearchBox,
  args: { value: '', label: 'Search keywords', onValueChange: fn() },
  render: withState(SearchBox),
});

export const Playground = meta.story();

/** The button clears the field and returns the focus to it. */
export const Cleared = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search keywords' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(input, 'crane');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The first Escape clears the field; the second reaches the elements around it. */
export const Escaped = meta.story({
  beforeEach: () => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  },
  args: { value: 'crane' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    input.focus();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onEscape).toHaveBeenCalledTimes(1);
  },
});

/** Escape of an input method (IME) rejects its suggestion and clears nothing. */
export const Composing = meta.story({
  args: { value: 'クレーン' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    input.focus();
    await fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
    await expect(input).toHaveValue('クレーン');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
});
