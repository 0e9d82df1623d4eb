import { expect, userEvent, within } from 'storybook/test';
import { Stepper } from '#components/Stepper/Stepper.tsx';
import preview from '#storybook/preview.tsx';

const labels = ['Business info', 'USPs', 'ICPs', 'Geographies', 'Dashboard'];

/** The five stages, with this many of them done. */
const stepsAt = (done: number) =>
  labels.map((label, index) => ({
    label,
    href: `/${label.toLowerCase().replace(' ', '-')}`,
    state:
      index < done
        ? ('done' as const)
        : index === done
          ? ('current' as const)
          : ('locked' as const),
  }));

const meta = preview.meta({
  title: 'Components/Stepper',
  component: Stepper,
  args: { label: 'Set-up', steps: stepsAt(2) },
});

export const Playground = meta.story();

/** Done steps are links, the current one is announced as current, and locked ones are text. */
export const States = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    const first = canvas.getByRole('link', { name: 'Business info done' });
    await expect(first).toHaveAttribute('href', '/business-info');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(canvas.getByText('ICPs').closest('[aria-current]')).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
});

const cases = [288, 328, 343, 358].flatMap((width) => [3, 4].map((done) => ({ width, done })));

/** On small phones nothing overlaps: a label without room is left to screen readers. */
export const VeryNarrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <>
      {cases.map(({ width, done }) => (
        <div key={`${width} ${done}`} style={{ width }}>
          <Stepper {...args} label={`${width} px, step ${done + 1}`} steps={stepsAt(done)} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    await document.fonts.ready;
    for (const { width, done } of cases) {
      const name = `${width} px, step ${done + 1}`;
      await step(name, async () => {
        const list = within(canvas.getByRole('navigation', { name })).getByRole('list');
        await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
        const items = within(list).getAllByRole('listitem');
        const label = within(list).getByText(labels[done] ?? '');
        await expect(label.closest('[aria-current]')).not.toBeNull();
        const next = items[done + 1]?.querySelector('[aria-hidden]') ?? undefined;
        const limit = next?.getBoundingClientRect().left ?? list.getBoundingClientRect().right;
        await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(limit);
      });
    }
  },
});
