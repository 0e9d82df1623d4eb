import { expect } from 'storybook/test';
import { Card } from '#components/Card/Card.tsx';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import preview from '#storybook/preview.tsx';

const cards = [
  ['Traceable wool', 'Every fleece carries the name of its farm.'],
  [
    'Mill-ready grading',
    'Fleeces arrive sorted by micron and length, so that a mill can spin them the week they land. No other co-operative in the region grades at the shed.',
  ],
  ['Fair to the farm', 'Two thirds of the price goes to who kept the flock.'],
  ['Carbon counted', 'Each order carries its footprint.'],
].map(([title, text]) => (
  <Card key={title} title={title}>
    {text}
  </Card>
));

const meta = preview.meta({
  title: 'Components/CardGrid',
  component: CardGrid,
  args: { children: cards, label: 'Unique selling points' },
});

export const Playground = meta.story();

/** Cards in a row have equal heights, whatever they contain. */
export const EqualHeights = meta.story({
  render: (args) => (
    <div style={{ width: 1040 }}>
      <CardGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    const row = boxes.filter(({ top }) => top === boxes[0]?.top);
    await expect(row.length).toBe(3);
    await expect(new Set(row.map(({ height }) => Math.round(height))).size).toBe(1);
    await expect(Math.min(...row.map(({ width }) => width))).toBeGreaterThanOrEqual(320);
  },
});

/** In a container narrower than one column, the cards shrink rather than overflow. */
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ width: 280 }}>
      <CardGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article');
    await expect(first?.getBoundingClientRect().width).toBe(280);
  },
});
