import { expect, screen, waitFor } from 'storybook/test';
import type { Scenario } from '#mocks/scenarios/compose.ts';
import type { OddShape } from '#mocks/scenarios/oddShapes.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import preview from '#storybook/preview.tsx';
import {
  openedWith,
  EmailsSetup,
  hasLetters,
  openName,
  unwritten,
  written,
  type EmailArgs,
} from './emailVariationsSetup.tsx';

const { compose, ready, oddShape } = scenario;

const args: EmailArgs = openedWith([...unwritten.slice(0, 1), ...written]);

const meta = preview.meta({
  title: 'Containers/Email Variations Shapes',
  parameters: { layout: 'fullscreen' },
  args,
  render: (given: EmailArgs) => <EmailsSetup {...given} />,
});

/** The server lists and generates mail in this shape (D26). No variation appears twice. */
const inShape = (shape: OddShape) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: Scenario) => void } }) =>
    msw.use(...compose(ready(), oddShape('emails', shape))),
  play: async () => {
    await hasLetters(3);
    await waitFor(() => expect(screen.queryByText(/Writing emails/)).not.toBeInTheDocument());
    await expect(openName()).toBe(unwritten[0]?.name);
    await hasLetters(3);
  },
});

export const Bare = meta.story(inShape('bare'));
export const DataInData = meta.story(inShape('data.data'));
export const Result = meta.story(inShape('result'));
export const Items = meta.story(inShape('items'));
export const ResultInData = meta.story(inShape('data.result'));
export const ItemsInData = meta.story(inShape('data.items'));
export const Single = meta.story(inShape('single'));
export const MapByProspect = meta.story(inShape('map'));
export const Nested = meta.story(inShape('nested'));
export const Twice = meta.story(inShape('twice'));
export const TextIds = meta.story(inShape('textIds'));
