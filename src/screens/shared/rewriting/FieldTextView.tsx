import { Fragment } from 'react';
import { linesIn, type FieldText } from '#domain/rewriting/proposal.ts';
import { textChanges } from '#domain/rewriting/textChanges.ts';

export interface FieldTextViewProps {
  value: FieldText;
  /** The text it stands beside; what differs is marked. */
  other: FieldText | null;
  side: 'now' | 'next';
}

/** One text as it stands beside another: removed words are struck out in the former, added ones underlined in the new one. */
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
            // The parts of a text have no names, and are never moved.
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
