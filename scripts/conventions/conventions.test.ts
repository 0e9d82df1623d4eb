import { describe, expect, it } from 'vitest';
import { temporaryTree } from '../testing/temporaryTree.ts';
import type { Files } from '../writeFiles.ts';
import { openSourceTree, type Convention } from './sourceTree.ts';
import { componentStories, mirrors } from './mirrors.ts';
import { disabledRulesHaveReasons, oneComponent } from './naming.ts';
import { libraryEntries } from './libraryEntries.ts';
import { topLevel } from './topLevel.ts';
import { noSpelledText } from './spelling.ts';
import { screenStates } from './states.ts';
import { stateNames } from './vocabulary.ts';

/** Returns the violations that a convention finds in these files, one line each. */
const said = (convention: Convention, files: Files): string[] =>
  convention(openSourceTree(temporaryTree(files))).map(({ file, rule }) => `${file}: ${rule}`);

const stories = (title: string, names: readonly string[], more = '') =>
  [
    `const meta = preview.meta({ title: '${title}', ${more} });`,
    ...names.map((name) => `export const ${name} = meta.story();`),
  ].join('\n');

const tag = 'export function Tag() { return null; }';

describe('mirrors', () => {
  it('asks for the story file of a component, a screen and a container, but not of their parts', () => {
    const files = {
      'src/components/Tag/Tag.tsx': tag,
      'src/components/Tag/TagMark.tsx': tag,
      'src/components/theme/GlobalStyle.tsx': tag,
      'src/screens/ContentIdeas/ContentIdeasScreen.tsx': tag,
      'src/screens/ContentIdeas/IdeaCard.tsx': tag,
      'src/containers/UsersContainer.tsx': tag,
    };
    expect(said(mirrors, files)).toEqual([
      'src/components/Tag/Tag.tsx: has no stories: write stories/components/Tag.stories.tsx',
      'src/containers/UsersContainer.tsx: has no stories: write stories/containers/Users.stories.tsx',
      'src/screens/ContentIdeas/ContentIdeasScreen.tsx: has no stories: write stories/screens/ContentIdeas.stories.tsx',
    ]);
  });

  it('asks for a title that mirrors the path, in words', () => {
    const screen = 'src/screens/ContentIdeas/ContentIdeasScreen.tsx';
    const story = 'stories/screens/ContentIdeas.stories.tsx';
    const titled = (title: string) =>
      said(mirrors, { [screen]: tag, [story]: stories(title, ['Ready']) });
    expect(titled('Screens/Content Ideas')).toEqual([]);
    expect(titled('Pages/Content Ideas')).toEqual([
      `${story}: is titled 'Pages/Content Ideas': its path says 'Screens/Content Ideas'`,
    ]);
    expect(said(mirrors, { [screen]: tag, [story]: 'export const Ready = {};' })).toEqual([
      `${story}: gives no title: preview.meta({ title: 'Screens/Content Ideas', … })`,
    ]);
  });

  it('lets a long story file be split, each part titled under its subject', () => {
    const files = (title: string) => ({
      'src/components/Tag/Tag.tsx': tag,
      'src/components/TagList/TagList.tsx': tag,
      'stories/components/Tag.stories.tsx': stories('Components/Tag', ['Playground']),
      'stories/components/TagList.stories.tsx': stories('Components/TagList', ['Playground']),
      'stories/components/TagKeyboard.stories.tsx': stories(title, ['Removed', 'Walked']),
    });
    expect(said(mirrors, files('Components/Tag/Keyboard'))).toEqual([]);
    expect(said(mirrors, files('Components/Keyboard'))).toHaveLength(1);
    expect(said(componentStories, files('Components/Tag/Keyboard'))).toEqual([]);
  });

  it('refuses a story file without its subject', () => {
    expect(said(mirrors, { 'stories/components/Gone.stories.tsx': '' })).toEqual([
      'stories/components/Gone.stories.tsx: mirrors nothing in src: name it after its component, screen or container',
    ]);
  });
});

describe('componentStories', () => {
  const story = 'stories/components/Tag.stories.tsx';
  const told = (names: readonly string[]) =>
    said(componentStories, {
      'src/components/Tag/Tag.tsx': tag,
      [story]: stories('Components/Tag', names),
    });

  it('asks for a playground', () => {
    expect(told(['Playground'])).toEqual([]);
    expect(told(['Short', 'Long'])).toEqual([`${story}: has no story Playground`]);
  });
});

describe('screenStates', () => {
  const story = 'stories/screens/Users.stories.tsx';
  const union = `export type Remote<Item> =
    | { readonly status: 'loading' }
    | { readonly status: 'polling'; readonly attempt: number }
    | { readonly status: 'empty' }
    | { readonly status: 'error' }
    | { readonly status: 'ready'; readonly items: readonly Item[] };`;
  const told = (screen: string, names: readonly string[], more: Files = {}) =>
    said(screenStates, {
      'src/domain/lists/remote.ts': union,
      'src/screens/Users/UsersScreen.tsx': screen,
      [story]: stories('Screens/Users', names, "tags: ['visual']"),
      ...more,
    });

  it('derives the required stories from the Remote union for screens that use it', () => {
    const screen = "import type { Remote } from '#domain/lists/remote.ts';";
    expect(told(screen, ['Ready', 'Loading', 'Empty', 'LoadError'])).toEqual([]);
    expect(told(screen, ['Ready', 'Loading'])).toEqual([
      `${story}: has no story Empty: its list is driven by Remote`,
      `${story}: has no story LoadError: its list is driven by Remote`,
    ]);
  });

  it('asks for Polling where a part of the screen shows it', () => {
    const screen = "import { List } from '../lists/List.tsx';";
    const part = "import type { Remote } from '#domain/lists/remote.ts'; const is = 'polling';";
    expect(
      told(screen, ['Ready', 'Loading', 'Empty', 'LoadError'], {
        'src/screens/lists/List.tsx': part,
      }),
    ).toEqual([`${story}: has no story Polling: its list is driven by Remote`]);
  });

  it('asks for a picture of Ready, or of the first story of a screen without states', () => {
    const screen = "import type { Remote } from '#domain/lists/remote.ts';";
    const states = ['Ready', 'Loading', 'Empty'];
    const pictured = 'export const LoadError = meta.story({ tags: ["visual"] });';
    const untagged = `${stories('Screens/Users', states)}\n${pictured}`;
    expect(told(screen, [], { [story]: untagged })).toEqual([
      `${story}: has no picture of Ready: tags: ['visual']`,
    ]);
    expect(told('export {};', ['Ready'])).toEqual([]);
    expect(
      told('export {};', [], { [story]: stories('Screens/Users', ['Guest', 'Open']) }),
    ).toEqual([`${story}: has no picture of Guest: tags: ['visual']`]);
  });
});

describe('the states of a container', () => {
  it('are those of its screen, and Ready is pictured before anything is pressed', () => {
    const story = 'stories/containers/Users.stories.tsx';
    const pressed =
      "const meta = preview.meta({ title: 'Screens/Users', tags: ['visual'] });\nconst press = () => userEvent.click(a);\nexport const Ready = meta.story({ play: () => press() });\nexport const Empty = meta.story();";
    expect(
      said(screenStates, {
        'src/domain/lists/remote.ts': "export type Remote = { readonly status: 'empty' };",
        'src/screens/Users/UsersScreen.tsx':
          "import type { Remote } from '#domain/lists/remote.ts';",
        'src/containers/UsersContainer.tsx':
          "import { UsersScreen } from '#screens/Users/UsersScreen.tsx';",
        'stories/screens/Users.stories.tsx': pressed,
        [story]: stories('Containers/Users', ['Ready', 'Loading', 'LoadError']),
      }),
    ).toEqual([
      `${story}: has no story Empty: its list is driven by Remote`,
      'stories/screens/Users.stories.tsx: shows Ready after its play: press and type in a story of its own',
    ]);
  });
});

describe('stateNames', () => {
  it('requires the same name for the same state', () => {
    const file = 'stories/screens/Users.stories.tsx';
    const text = stories('Screens/Users', ['Default', 'NoResults', 'Ready', 'OpenMenu']);
    expect(said(stateNames, { [file]: text })).toEqual([
      `${file}: story Default: this state is called Ready`,
      `${file}: story NoResults: this state is called NoMatch`,
    ]);
  });
});

describe('naming', () => {
  it('allows one exported component for each file, named as the file', () => {
    const told = (text: string) => said(oneComponent, { 'src/components/Tag/Tag.tsx': text });
    expect(told(`${tag} export const useTag = 1; export interface TagProps { a: 1 }`)).toEqual([]);
    expect(told(`${tag} export const TagList = () => null;`)).toEqual([
      'src/components/Tag/Tag.tsx: also exports TagList: give it a file of its own, TagList.tsx',
    ]);
    expect(told('export const Label = () => null;')[0]).toContain('exports no component Tag');
  });

  it('refuses a rule switched off without a reason', () => {
    const off = '// oxlint-disable-next-line no-console';
    const files = {
      'src/domain/a.ts': off,
      'src/domain/b.ts': `${off} -- the log is its subject`,
      'src/domain/c.ts': `// The log is its subject.\n${off}`,
      'src/domain/d.ts': `const a = 1;\n${off}`,
    };
    expect(said(disabledRulesHaveReasons, files)).toEqual([
      'src/domain/a.ts: switches a rule off without a reason: write ` -- why` after it',
      'src/domain/d.ts: switches a rule off without a reason: write ` -- why` after it',
    ]);
  });

  it('refuses texts in views, except in the components', () => {
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
});

describe('library entries and the top level', () => {
  it('export something of every component, and every screen', () => {
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

  it('require a reason for every top-level entry', () => {
    const files = {
      '.gitignore': 'dist/\n*.log\n',
      'CONTRIBUTING.md':
        '| `src/` | the product |\n| `.gitignore` | what git leaves alone |\n| `CONTRIBUTING.md` | this |\n',
      'dist/a.js': '',
      'npm.log': '',
      'src/a.ts': '',
      'lib/a.ts': '',
    };
    expect(said(topLevel, files)).toEqual([
      'lib: is at the top level without a reason in CONTRIBUTING.md',
    ]);
  });
});
