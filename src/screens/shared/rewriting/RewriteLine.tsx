import PenLine from 'lucide-react/icons/pen-line';
import { Line, LineButton } from '#components/EvidenceLine/lineStyle.ts';
import type { FieldWriting } from '#domain/rewriting/fieldWriting.ts';
import { fieldTextOf, linesIn } from '#domain/rewriting/proposal.ts';
import { t } from '#domain/words/translate.ts';
import { rewriteSaid } from './rewriteSaid.ts';

export interface RewriteLineProps<Item extends object> {
  writing: FieldWriting<Item>;
  item: Item;
  field: string;
  /** The names of the field and the row. */
  names: { readonly field: string; readonly row: string };
  onOpen: () => void;
}

/** Shown under a field: that the person wrote it, and the state of its rewrite. */
export function RewriteLine<Item extends object>({
  writing,
  item,
  field,
  names,
  onOpen,
}: RewriteLineProps<Item>) {
  const rewrite = writing.of(item, field);
  const text = fieldTextOf(item, field);
  // A text that the person has removed is not marked: there is none to mark.
  const isBlank = text !== undefined && linesIn(text).join('') === '';
  const isEdited = !isBlank && writing.isEdited(item, field);
  if (!rewrite && !isEdited) return null;
  return (
    <Line>
      <PenLine size={12} aria-hidden />
      <div className="words">
        {isEdited ? t('rewrite.edited') : null}
        {isEdited && rewrite ? ' · ' : null}
        {rewrite ? (
          <>
            <span role="status">{rewriteSaid(rewrite, names.field)}</span>{' '}
            <LineButton
              type="button"
              aria-label={t('rewrite.showOne', { field: names.field, label: names.row })}
              onClick={onOpen}
            >
              {t('rewrite.show')}
            </LineButton>
          </>
        ) : null}
      </div>
    </Line>
  );
}
