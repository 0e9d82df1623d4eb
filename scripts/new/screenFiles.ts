import type { Files } from './files.ts';
import type { Names } from './names.ts';

const domain = ({ pascal, plain }: Names) => `import type { EntityId } from '../lists/entityId.ts';

/** One of the ${plain}. */
export interface ${pascal}Item {
  readonly id: EntityId;
  readonly title: string;
}

/** The ${plain} by title, capitals aside. */
export function in${pascal}Order(items: readonly ${pascal}Item[]): ${pascal}Item[] {
  return items.toSorted((one, other) => one.title.localeCompare(other.title, undefined, { sensitivity: 'base' }));
}
`;

const test = ({ pascal, camel }: Names) => `import { expect, it } from 'vitest';
import { in${pascal}Order } from './${camel}.ts';

it('sorts by title, capitals aside', () => {
  const titles = ['rye', 'Baguette', 'ciabatta'].map((title, id) => ({ id, title }));
  expect(in${pascal}Order(titles).map(({ title }) => title)).toEqual(['Baguette', 'ciabatta', 'rye']);
});
`;

const wordsOf = ({ camel, title, plain }: Names) => `/** ${title}. */
export const ${camel}Words = {
  '${camel}.title': '${title}',
  '${camel}.loading': 'Loading ${plain}…',
  '${camel}.attempt': 'Attempt {attempt} of {of}',
  '${camel}.empty': 'No ${plain} yet.',
} as const;
`;

const fixture = ({
  pascal,
  camel,
}: Names) => `import type { ${pascal}Item } from '#domain/${camel}/${camel}.ts';

const titles = ['Sourdough bread', 'Baguette', 'Rye loaf'];

/** One of many; each number has its own title. */
export const a${pascal}Item = (overrides: Partial<${pascal}Item> = {}, index = 0): ${pascal}Item => ({
  id: index + 1,
  title: \`\${titles[index % titles.length]} \${index + 1}\`,
  ...overrides,
});
`;

const screen = ({
  pascal,
  camel,
}: Names) => `import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Page } from '#components/Page/Page.tsx';
import type { ${pascal}Item } from '#domain/${camel}/${camel}.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';
import { ${pascal}List } from './${pascal}List.tsx';

export interface ${pascal}ScreenProps {
  remote: Remote<${pascal}Item>;
  onReload: () => void;
}

/** Say here in a sentence what a person does on it. */
export function ${pascal}Screen({ remote, onReload }: ${pascal}ScreenProps) {
  return <Page title={t('${camel}.title')}>{bodyOf(remote, onReload)}</Page>;
}

function bodyOf(remote: Remote<${pascal}Item>, onReload: () => void) {
  switch (remote.status) {
    case 'loading':
      return <EmptyState kind="generating">{t('${camel}.loading')}</EmptyState>;
    case 'polling':
      return (
        <EmptyState kind="generating" hint={t('${camel}.attempt', remote)}>
          {t('${camel}.loading')}
        </EmptyState>
      );
    case 'empty':
      return <EmptyState kind="nothing">{t('${camel}.empty')}</EmptyState>;
    case 'error':
      return <ErrorNotice onRetry={onReload}>{remote.message}</ErrorNotice>;
    case 'ready':
      return <${pascal}List items={remote.items} />;
  }
}
`;

const list = ({
  pascal,
  camel,
}: Names) => `import { in${pascal}Order, type ${pascal}Item } from '#domain/${camel}/${camel}.ts';
import { t } from '#domain/words/translate.ts';

export interface ${pascal}ListProps {
  items: readonly ${pascal}Item[];
}

/** What is there, by title. */
export function ${pascal}List({ items }: ${pascal}ListProps) {
  return (
    <ul aria-label={t('${camel}.title')}>
      {in${pascal}Order(items).map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}
`;

const stories = ({
  pascal,
  camel,
  title,
  plain,
}: Names) => `import { expect, fn, userEvent } from 'storybook/test';
import type { ${pascal}Item } from '#domain/${camel}/${camel}.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { a${pascal}Item } from '#mocks/fixtures/${camel}.ts';
import { many } from '#mocks/fixtures/many.ts';
import { ${pascal}Screen } from '#screens/${pascal}/${pascal}Screen.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/${title}',
  component: ${pascal}Screen,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { remote: ready<${pascal}Item>(many(6, a${pascal}Item)), onReload: fn() },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});

export const Loading = meta.story({
  args: { remote: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading ${plain}…')).toBeVisible();
  },
});

export const Polling = meta.story({
  args: { remote: { status: 'polling', attempt: 3, of: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Attempt 3 of 10')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { remote: { status: 'empty', isExhausted: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No ${plain} yet.')).toBeVisible();
  },
});

export const LoadError = meta.story({
  args: { remote: { status: 'error', message: 'Failed to fetch ${plain}' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
`;

const container = ({
  pascal,
  plain,
}: Names) => `import { ${pascal}Screen } from '#screens/${pascal}/${pascal}Screen.tsx';

const nothing = () => undefined;

/** The ${plain} of the company. Its data comes from a resource of src/state. */
export function ${pascal}Container() {
  return <${pascal}Screen remote={{ status: 'empty', isExhausted: true }} onReload={nothing} />;
}
`;

const containerStories = ({
  pascal,
  title,
  plain,
}: Names) => `import { expect } from 'storybook/test';
import { ${pascal}Container } from '#containers/${pascal}Container.tsx';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Containers/${title}',
  component: ${pascal}Container,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp>
      <${pascal}Container />
    </InApp>
  ),
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No ${plain} yet.')).toBeVisible();
  },
});
`;

/** What a new screen consists of, in the rooms it belongs to. */
export function screenFiles(names: Names): Files {
  const { pascal, camel } = names;
  return {
    [`src/domain/${camel}/${camel}.ts`]: domain(names),
    [`src/domain/${camel}/${camel}.test.ts`]: test(names),
    [`src/domain/words/${camel}.ts`]: wordsOf(names),
    [`mocks/fixtures/${camel}.ts`]: fixture(names),
    [`src/screens/${pascal}/${pascal}Screen.tsx`]: screen(names),
    [`src/screens/${pascal}/${pascal}List.tsx`]: list(names),
    [`stories/screens/${pascal}.stories.tsx`]: stories(names),
    [`src/containers/${pascal}Container.tsx`]: container(names),
    [`stories/containers/${pascal}.stories.tsx`]: containerStories(names),
  };
}

/** The catalogue with a new area's words merged in. */
export function withWords(catalogue: string, { camel }: Names): string {
  const words = `${camel}Words`;
  return catalogue
    .replace(/(?=\n\/\*\* Every text)/, `import { ${words} } from './${camel}.ts';\n`)
    .replace('\n} as const;', `\n  ...${words},\n} as const;`);
}
