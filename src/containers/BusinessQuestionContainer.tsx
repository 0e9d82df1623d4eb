import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { BusinessQuestion } from '#screens/BusinessInfo/BusinessQuestion.tsx';
import { useVisit } from '#state/visit.ts';

/** Asks which business to work on, and opens the next page of the workspace's. */
export function BusinessQuestionContainer() {
  const { business } = useVisit();
  const navigate = useNavigate();
  const question = useSyncExternalStore(business.subscribe, business.question);
  if (!question) return null;
  const answer = async (isTheirs: boolean) => {
    const path = await question.onAnswer(isTheirs);
    if (path !== undefined) void navigate(path);
  };
  return <BusinessQuestion {...question} onAnswer={(isTheirs) => void answer(isTheirs)} />;
}
