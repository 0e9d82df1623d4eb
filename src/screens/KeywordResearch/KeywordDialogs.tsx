import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { Collection } from '#domain/collection.ts';
import type { Keyword, KeywordDraft } from '#domain/keyword.ts';
import type { ScoredKeyword } from '#domain/keywordView.ts';
import type { OpportunityPreset } from '#domain/opportunity.ts';
import { itemsOf } from '#domain/remote.ts';
import { t } from '#domain/words/translate.ts';
import { AddKeywordDialog } from './AddKeywordDialog.tsx';
import type { KeywordDialog } from './keywordDialog.ts';
import { PasteKeywordsDialog } from './PasteKeywordsDialog.tsx';
import { WhyScore } from './WhyScore.tsx';

export interface KeywordDialogsProps {
  dialog: KeywordDialog;
  keywords: Collection<Keyword, KeywordDraft>;
  selected: readonly ScoredKeyword[];
  preset: OpportunityPreset;
  onClose: () => void;
}

/** Whatever is asked over the page. */
export function KeywordDialogs({
  dialog,
  keywords,
  selected,
  preset,
  onClose,
}: KeywordDialogsProps) {
  const { remote, actions, adding, deleting } = keywords;
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'adding':
      return <AddKeywordDialog onAdd={actions.onAdd} onClose={onClose} />;
    case 'pasting':
      return (
        <PasteKeywordsDialog
          existing={itemsOf(remote)}
          onStart={adding.actions.onStart}
          onClose={onClose}
        />
      );
    case 'why':
      return <WhyScore keyword={dialog.keyword} preset={preset} onClose={onClose} />;
    case 'deleting':
      return (
        <ConfirmDialog
          title={t('keywords.deleteTitle')}
          description={t('keywords.deleteAsk')}
          confirmLabel={t('general.delete')}
          cancelLabel={t('general.cancel')}
          onConfirm={() => {
            void actions.onDelete(dialog.keyword);
            onClose();
          }}
          onCancel={onClose}
        >
          {dialog.keyword.keyword}
        </ConfirmDialog>
      );
    case 'deletingMany':
      return (
        <ConfirmDialog
          title={t('keywords.deleteMany', { count: selected.length })}
          confirmLabel={t('general.delete')}
          cancelLabel={t('general.cancel')}
          onConfirm={() => {
            deleting.actions.onStart(selected);
            onClose();
          }}
          onCancel={onClose}
        />
      );
  }
}
