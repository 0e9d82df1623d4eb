import type { ComponentType } from 'react';
import type { SubjectRow } from '#domain/mail/mailSubject.ts';
import type { WriteVariation } from '#domain/mail/mailing.ts';

/** One variation, and the other variations for the same prospect. */
export interface SubjectProps {
  item: SubjectRow;
  rows: readonly SubjectRow[];
  /** The name of the prospect. */
  label: string;
  writeOne: WriteVariation;
}

/** The part of the page beside the subject of a mail. */
export interface SubjectPart extends Pick<SubjectProps, 'writeOne'> {
  readonly View: ComponentType<SubjectProps>;
}
