import { SubjectRewriting } from '#screens/EmailVariations/SubjectRewriting.tsx';
import type { SubjectProps } from '#screens/EmailVariations/subjectPart.ts';
import { useSubjectWriting } from '#state/emails/useSubjectWriting.ts';

/** Writing the subject of one mail anew. It loads when there is a mail. */
export function SubjectWriting({ writeOne, ...mail }: SubjectProps) {
  const writing = useSubjectWriting(writeOne);
  return writing ? <SubjectRewriting writing={writing} {...mail} /> : null;
}
