import { expect } from 'storybook/test';
import { Card } from '#components/Card/Card.tsx';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { atMost } from '#stories/atMost.tsx';
import preview from '#storybook/preview.tsx';

const cards = [
  ['Traceable wool', 'Every fleece carries the name of its farm.'],
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

/** In a container narrower than one column, the cards shrink rather than overflow. */
export const Narrow = meta.story({
  decorators: atMost(280),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article');
    await expect(first?.getBoundingClientRect().width).toBe(280);
  },
});
