import { SubjectRewriting } from '#screens/EmailVariations/SubjectRewriting.tsx';
import type { SubjectProps } from '#screens/EmailVariations/subjectPart.ts';
import { useSubjectWriting } from '#state/emails/useSubjectWriting.ts';

/** Rewrites the subject of one mail. Loaded once there is a mail. */
export function SubjectWriting({ writeOne, ...mail }: SubjectProps) {
  const writing = useSubjectWriting(writeOne);
  return writing ? <SubjectRewriting writing={writing} {...mail} /> : null;
}
