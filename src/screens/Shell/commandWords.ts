import type { CommandTexts } from '#components/Commands/commandTexts.ts';
import type { KeyNote } from '#components/Commands/KeyTable.tsx';
import { t } from '#domain/words/translate.ts';

/** The words of the palette and the list of keys. A function, so that they are in the current language. */
export const commandWords = (): CommandTexts => ({
  palette: t('shell.commands'),
  keys: t('shell.commands.keys'),
  everywhere: t('shell.commands.everywhere'),
  placeholder: t('shell.commands.placeholder'),
  noMatch: t('shell.commands.noMatch'),
  loading: t('shell.commands.loading'),
  failed: t('shell.commands.failed'),
  retry: t('general.retry'),
  more: (count) => t('shell.commands.more', { count }),
  singleKeys: t('shell.commands.singleKeys'),
  singleKeysHint: t('shell.commands.singleKeysHint'),
});

/** The keys that tables and dialogs handle themselves. */
export const tableKeys = (): readonly KeyNote[] =>
  (
    [
      ['shell.keys.walk', ['←', '↑', '↓', '→']],
      ['shell.keys.open', ['Enter']],
      ['shell.keys.select', ['Space']],
      ['shell.keys.selectRange', ['Shift', 'Space']],
      ['shell.keys.selectAll', ['Ctrl', 'A']],
      ['shell.keys.leave', ['Esc']],
    ] as const
  ).map(([word, caps]) => ({ group: t('shell.commands.table'), label: t(word), caps }));
