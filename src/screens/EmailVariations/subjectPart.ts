import type { ComponentType } from 'react';
import type { SubjectRow } from '#domain/mail/mailSubject.ts';
import type { WriteVariation } from '#domain/mail/mailing.ts';

/** One variation, beside the others to the same prospect. */
export interface SubjectProps {
  item: SubjectRow;
  rows: readonly SubjectRow[];
  /** What the prospect is called. */
  label: string;
  writeOne: WriteVariation;
}

/** What stands beside the subject of a mail. */
export interface SubjectPart extends Pick<SubjectProps, 'writeOne'> {
  readonly View: ComponentType<SubjectProps>;
}
