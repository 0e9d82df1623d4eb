import PenLine from 'lucide-react/icons/pen-line';
import { useState } from 'react';
import { LineButton } from '#components/EvidenceLine/lineStyle.ts';
import { usePreload } from '#components/lazy/usePart.ts';
import type { Identified } from '#domain/lists/collection.ts';
import type { SubjectRow } from '#domain/mail/mailSubject.ts';
import type { FieldWriting } from '#domain/rewriting/fieldWriting.ts';
import { t } from '#domain/words/translate.ts';
import { RewriteDialog } from '../shared/rewriting/laterRewriteDialog.ts';
import { RewriteLine } from '../shared/rewriting/RewriteLine.tsx';
import type { SubjectProps } from './subjectPart.ts';

const field = 'subject';

export interface SubjectRewritingProps extends Omit<SubjectProps, 'writeOne'> {
  writing: FieldWriting<SubjectRow>;
}

/** Beside the subject of a mail: the press that writes it anew, or how it stands with a new one (D81). */
export function SubjectRewriting({ writing, item, rows, label }: SubjectRewritingProps) {
  const [isOpen, setOpen] = useState(false);
  usePreload(RewriteDialog.part);
  const names = { field: t('emails.subject'), row: label };
  const open = () => {
    writing.onAsk(item, field);
    setOpen(true);
  };
  return (
    <>
      {writing.of(item, field) ? (
        <RewriteLine
          writing={writing}
          item={item}
          field={field}
          names={names}
          onOpen={() => setOpen(true)}
        />
      ) : (
        <LineButton type="button" onClick={open}>
          <PenLine size={12} aria-hidden />
          {t('emails.rewriteSubject')}
        </LineButton>
      )}
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
