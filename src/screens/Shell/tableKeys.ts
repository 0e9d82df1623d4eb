import type { KeyNote } from '#components/Commands/Commands.tsx';
import { t } from '#domain/words/translate.ts';

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
