import { Fragment } from 'react';
import { linesIn, type FieldText } from '#domain/rewriting/proposal.ts';
import { textChanges } from '#domain/rewriting/textChanges.ts';

export interface FieldTextViewProps {
  value: FieldText;
  /** The text it is compared with; differences are marked. */
  other: FieldText | null;
  side: 'now' | 'next';
}

/** One of two compared texts: removed words are struck out in the old one, added words underlined in the new one. */
export function FieldTextView({ value, other, side }: FieldTextViewProps) {
  const Mark = side === 'now' ? 'del' : 'ins';
  if (typeof value !== 'string') {
    const others = new Set(other === null ? value : linesIn(other));
    return (
      <ul>
        {[...new Set(value)].map((line) => (
          <li key={line}>{others.has(line) ? line : <Mark>{line}</Mark>}</li>
        ))}
      </ul>
    );
  }
  if (typeof other !== 'string') return <p>{value}</p>;
  const parts = side === 'now' ? textChanges(value, other) : textChanges(other, value);
  if (parts === null) return <p>{value}</p>;
  const gone = side === 'now' ? 'added' : 'removed';
  return (
    <p>
      {parts
        .filter(({ kind }) => kind !== gone)
        .map(({ kind, text }, index) =>
          kind === 'same' ? (
            text
          ) : (
            // The parts of a text have no ids, and are never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={index}>
              {text.trimStart() === text ? '' : ' '}
              <Mark>{text.trimStart()}</Mark>
            </Fragment>
          ),
        )}
    </p>
  );
}
