import { describe, expect, it } from 'vitest';
import { libraryEntries } from '../library/entries.ts';
import { temporaryTree } from '../testing/temporaryTree.ts';
import type { Files } from '../writeFiles.ts';
import { citations, disabledRules } from './explained.ts';
import { openSourceTree, type Convention } from './sourceTree.ts';
import { requiredStates } from './states.ts';
import { noSpelledText } from './spelledText.ts';
import { storyTitles } from './titles.ts';

/** Returns the violations that a convention finds in these files, one line each. */
const said = (convention: Convention, files: Files): string[] =>
  convention(openSourceTree(temporaryTree(files))).map(({ file, rule }) => `${file}: ${rule}`);

const stories = (names: readonly string[], tags = '') =>
  [
    `const meta = preview.meta({ ${tags} });`,
    ...names.map((name) => `export const ${name} = meta.story();`),
  ].join('\n');

const tag = 'export function Tag() { return null; }';

describe('the required stories', () => {
  const story = 'stories/screens/Users.stories.tsx';
  const remote = `export type Remote<Item> =
    | { readonly status: 'loading' }
    | { readonly status: 'polling'; readonly attempt: number }
    | { readonly status: 'empty' }
    | { readonly status: 'error' }
    | { readonly status: 'ready'; readonly items: readonly Item[] };`;
  const usesRemote = "import type { Remote } from '#domain/lists/remote.ts';";
  const allStates = ['Ready', 'Loading', 'Empty', 'LoadError'];
  const told = (screen: string, names: readonly string[], more: Files = {}) =>
    said(requiredStates, {
      'src/domain/lists/remote.ts': remote,
      'src/screens/Users/UsersScreen.tsx': screen,
      [story]: stories(names, "tags: ['visual']"),
      ...more,
    });

  it('are in a file of the same name, for all but parts of a view', () => {
    const files = {
      'src/components/Tag/Tag.tsx': tag,
      'src/components/Tag/TagMark.tsx': tag,
      'src/screens/ContentIdeas/ContentIdeasScreen.tsx': tag,
      'src/screens/ContentIdeas/IdeaCard.tsx': tag,
      'src/containers/UsersContainer.tsx': tag,
    };
    expect(said(requiredStates, files)).toEqual([
      'src/components/Tag/Tag.tsx: has no stories: write stories/components/Tag.stories.tsx',
      'src/screens/ContentIdeas/ContentIdeasScreen.tsx: has no stories: write stories/screens/ContentIdeas.stories.tsx',
      'src/containers/UsersContainer.tsx: has no stories: write stories/containers/Users.stories.tsx',
    ]);
  });

  it('of a component are a playground, also in a file split off', () => {
    const component = { 'src/components/Tag/Tag.tsx': tag };
    const file = 'stories/components/Tag.stories.tsx';
    const missing = { ...component, [file]: stories(['Short']) };
    expect(said(requiredStates, missing)).toEqual([`${file}: has no story Playground`]);
    const split = {
      ...missing,
      'stories/components/TagKeyboard.stories.tsx': stories(['Playground']),
    };
    expect(said(requiredStates, split)).toEqual([]);
  });

  it('of a screen are the states of the list that drives it', () => {
    expect(told(usesRemote, allStates)).toEqual([]);
    expect(told(usesRemote, ['Ready', 'Loading'])).toEqual([
      `${story}: has no story Empty`,
      `${story}: has no story LoadError`,
    ]);
  });

  it('of a screen include Polling where a part of it shows it', () => {
    const part = `${usesRemote} const is = 'polling';`;
    const screen = "import { List } from '../lists/List.tsx';";
    expect(told(screen, allStates, { 'src/screens/lists/List.tsx': part })).toEqual([
      `${story}: has no story Polling`,
    ]);
  });

  it('of a screen include a picture of Ready, or of the first story without states', () => {
    const untagged = `${stories(['Ready', 'Loading', 'Empty'])}\nexport const LoadError = meta.story({ tags: ['visual'] });`;
    expect(told(usesRemote, [], { [story]: untagged })).toEqual([
      `${story}: has no picture of Ready: tags: ['visual']`,
    ]);
    expect(told(tag, ['Guest'])).toEqual([]);
    expect(told(tag, [], { [story]: stories(['Guest', 'Open']) })).toEqual([
      `${story}: has no picture of Guest: tags: ['visual']`,
    ]);
  });

  it('picture Ready before anything is pressed', () => {
    const pressed = `const meta = preview.meta({ tags: ['visual'] });\nconst press = () => userEvent.click(a);\nexport const Ready = meta.story({ play: () => press() });`;
    expect(told(tag, [], { [story]: pressed })).toEqual([
      `${story}: shows Ready after its play: press and type in a story of its own`,
    ]);
  });

  it('of a container are those of its screen, without polling', () => {
    const file = 'stories/containers/Users.stories.tsx';
    const more = {
      'src/containers/UsersContainer.tsx':
        "import { UsersScreen } from '#screens/Users/UsersScreen.tsx';",
      [file]: stories(['Ready', 'Loading', 'LoadError']),
    };
    const polls = `${usesRemote} const is = 'polling';`;
    expect(told(polls, [...allStates, 'Polling'], more)).toEqual([`${file}: has no story Empty`]);
  });
});

it('the title of stories follows from the name of their file', () => {
  const titled = (title: string) => `const meta = preview.meta({ title: '${title}' });`;
  const files = {
    'src/components/DataTable/DataTable.tsx': tag,
    'src/screens/SignIn/SignInScreen.tsx': tag,
    'src/screens/SignInHelp/SignInHelpScreen.tsx': tag,
    'stories/components/DataTable.stories.tsx': titled('Components/DataTable'),
    'stories/components/DataTableNarrow.stories.tsx': titled('Components/DataTable/Narrow'),
    'stories/containers/WorkStatus.stories.tsx': titled('Containers/WorkStatus'),
    'stories/screens/SignIn.stories.tsx': titled('Screens/Sign In'),
    'stories/screens/SignInHelp.stories.tsx': titled('Screens/Sign In Help'),
    'stories/screens/SignInHelpOpen.stories.tsx': titled('Screens/Sign In Help/Opened'),
    'stories/screens/SignInTwoTabs.stories.tsx': titled('Screens/Sign In Two Tabs'),
    'stories/screens/SignIns.stories.tsx': "const meta = preview.meta({ tags: ['visual'] });",
  };
  expect(said(storyTitles, files)).toEqual([
    "stories/screens/SignInHelpOpen.stories.tsx: write title: 'Screens/Sign In Help/Open'",
    "stories/screens/SignInTwoTabs.stories.tsx: write title: 'Screens/Sign In/Two Tabs'",
    "stories/screens/SignIns.stories.tsx: write title: 'Screens/Sign Ins'",
    "stories/containers/WorkStatus.stories.tsx: write title: 'Containers/Work Status'",
  ]);
});

it('words are not spelled in views, except in the components', () => {
  const files = {
    'src/screens/Tag/Tag.tsx':
      'const a = <p title={t("x")} id="name">{t("y")} · <b aria-label="Remove it" /></p>;',
    'src/containers/B.tsx': 'const b = <Save label="Save">Save now</Save>;',
    'src/components/Tag/Tag.tsx': 'const c = <p>Close</p>;',
  };
  expect(said(noSpelledText, files)).toEqual([
    "src/containers/B.tsx: spells “Save” itself: put it into src/domain/words and say t('…')",
    "src/containers/B.tsx: spells “Save now” itself: put it into src/domain/words and say t('…')",
    "src/screens/Tag/Tag.tsx: spells “Remove it” itself: put it into src/domain/words and say t('…')",
  ]);
});

describe('explanations', () => {
  it('are asked of each cited number, once in a file', () => {
    const files = {
      'docs/product.md': '**D1. Hosts.** Text.\n\nSee D3.\n',
      'stories/docs/Decisions.mdx': '### R1. Screens\n',
      'src/host.ts': '/** A host (D1), drawn by R1. As D9 says (D9). */',
    };
    const missing = 'which is written down in none of docs/product.md, stories/docs/Decisions.mdx';
    expect(said(citations, files)).toEqual([
      `docs/product.md: cites D3, ${missing}`,
      `src/host.ts: cites D9, ${missing}`,
    ]);
    expect(said(citations, { 'src/host.ts': '/** D1 and R1. */' })).toHaveLength(2);
  });

  it('are asked of each rule that is switched off', () => {
    const off = '// oxlint-disable-next-line no-console';
    const files = {
      'src/domain/a.ts': off,
      'src/domain/b.ts': `${off} -- the log is its subject`,
      'src/domain/c.ts': `// The log is its subject.\n${off}`,
      'src/domain/d.ts': `const a = 1;\n${off}`,
    };
    expect(said(disabledRules, files)).toEqual([
      'src/domain/a.ts: switches a rule off without a reason: write ` -- why` after it',
      'src/domain/d.ts: switches a rule off without a reason: write ` -- why` after it',
    ]);
  });
});

it('the library exports something of every component, and every screen', () => {
  const files = {
    'src/index.ts': "export * from './components/Tag/useTags.ts';",
    'src/screens.ts': '',
    'src/components/Tag/Tag.tsx': tag,
    'src/components/Chip/Chip.tsx': tag,
    'src/screens/Users/UsersScreen.tsx': tag,
  };
  expect(said(libraryEntries, files)).toEqual([
    "src/index.ts: lacks a line: export * from './components/Chip/Chip.tsx';",
    "src/screens.ts: lacks a line: export * from './screens/Users/UsersScreen.tsx';",
  ]);
});
