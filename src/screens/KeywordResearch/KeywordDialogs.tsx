import type { Collection } from '#domain/lists/collection.ts';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { keywordPaste } from '#domain/keywords/keywordForm.ts';
import type { OpportunityPreset } from '#domain/keywords/keywordView.ts';
import { DeleteDialog } from '../shared/collection/DeleteDialog.tsx';
import { DeleteManyDialog } from '../shared/collection/DeleteManyDialog.tsx';
import { PasteDialog } from '../shared/paste/PasteDialog.tsx';
import { AddKeywordDialog } from './AddKeywordDialog.tsx';
import type { KeywordDialog } from './keywordDialog.ts';
import { WhyScore } from './WhyScore.tsx';

export interface KeywordDialogsProps {
  dialog: KeywordDialog;
  keywords: Collection<Keyword, KeywordDraft>;
  preset: OpportunityPreset;
  onClose: () => void;
}

/** The dialogs of the page, one of which may be open. */
export function KeywordDialogs({ dialog, keywords, preset, onClose }: KeywordDialogsProps) {
  const { actions, deleting } = keywords;
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'adding':
      return <AddKeywordDialog onAdd={actions.onAdd} onClose={onClose} />;
    case 'pasting':
      return <PasteDialog area="keywords" rule={keywordPaste} list={keywords} onClose={onClose} />;
    case 'why':
      return <WhyScore keyword={dialog.keyword} preset={preset} onClose={onClose} />;
    case 'deleting':
      return (
        <DeleteDialog
          area="keywords"
          onDelete={() => void actions.onDelete(dialog.keyword)}
          onClose={onClose}
        >
          {dialog.keyword.keyword}
        </DeleteDialog>
      );
    case 'deletingMany':
      return (
        <DeleteManyDialog
          area="keywords"
          rows={dialog.rows}
          deleting={deleting}
          onClose={onClose}
        />
      );
  }
}
