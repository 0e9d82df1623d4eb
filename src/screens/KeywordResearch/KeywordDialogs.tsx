import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { keywordPaste } from '#domain/keywords/keywordForm.ts';
import { ListDialogs, type OpenDialog } from '../list/ListDialogs.tsx';
import { AddKeywordDialog } from './AddKeywordDialog.tsx';

/** The dialogs of the list, one of which may be open. */
export function KeywordDialogs(open: OpenDialog<Keyword, KeywordDraft>) {
  return (
    <ListDialogs
      {...open}
      area="keywords"
      paste={keywordPaste}
      labelOf={({ keyword }) => keyword}
      renderForm={(_row, onAdd) => <AddKeywordDialog onAdd={onAdd} onClose={open.onClose} />}
    />
  );
}
