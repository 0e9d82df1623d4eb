import PenLine from 'lucide-react/icons/pen-line';
import { useState } from 'react';
import { LineButton } from '#components/EvidenceLine/lineStyle.ts';
import { usePreload } from '#components/lazy/usePart.ts';
import type { Identified } from '#domain/lists/collection.ts';
import type { SubjectRow } from '#domain/mail/mailSubject.ts';
import type { FieldWriting } from '#domain/rewriting/fieldWriting.ts';
import { t } from '#domain/words/translate.ts';
import { RewriteDialog } from '../shared/rewriting/lazyRewriteDialog.ts';
import { rewriteSaid } from '../shared/rewriting/rewriteSaid.ts';
import type { SubjectProps } from './subjectPart.ts';

const field = 'subject';

export interface SubjectRewritingProps extends Omit<SubjectProps, 'writeOne'> {
  writing: FieldWriting<SubjectRow>;
}

/** Shown beside the subject of a mail: the button that rewrites it, or the state of the rewrite (D81). */
export function SubjectRewriting({ writing, item, rows, label }: SubjectRewritingProps) {
  const [isOpen, setOpen] = useState(false);
  usePreload(RewriteDialog.part);
  const names = { field: t('emails.subject'), row: label };
  const rewrite = writing.of(item, field);
  const open = () => {
    if (!rewrite) writing.onAsk(item, field);
    setOpen(true);
  };
  return (
    <>
      {rewrite ? <span role="status">{rewriteSaid(rewrite, names.field)}</span> : null}
      {/* One button in both states, so that the focus returns to it. */}
      <LineButton
        type="button"
        aria-label={
          rewrite ? t('rewrite.showOne', { field: names.field, label: names.row }) : undefined
        }
        onClick={open}
      >
        {rewrite ? null : <PenLine size={12} aria-hidden />}
        {t(rewrite ? 'rewrite.show' : 'emails.rewriteSubject')}
      </LineButton>
      {isOpen ? (
        <RewriteDialog
          writing={writing as FieldWriting<Identified>}
          rows={rows}
          item={item}
          field={field}
          names={names}
          words={{
            wholeOnly: t('emails.rewriteWhole'),
            whole: t('emails.rewriteYes'),
            source: (label) => t('emails.rewriteSource', { label }),
            mayClose: t('emails.rewriteMayClose'),
            gone: t('emails.rewriteGone'),
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
