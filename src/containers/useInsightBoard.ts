import { useNavigate } from 'react-router-dom';
import { readBoardView, writeBoardView } from '#domain/evidence/grounds.ts';
import { pages } from '#domain/pages/pageTable.ts';
import { useCompany } from '#state/company.ts';
import { useStage, useVisit } from '#state/visit.ts';
import { useAddressView } from './useAddressView.ts';

/** Returns the properties that the pages of insights have in common. Next reaches the onboarding step of the next page. */
export function useInsightBoard(path: '/usps' | '/icps' | '/geos') {
  const company = useCompany();
  const { progress } = useVisit();
  const stage = useStage();
  const navigate = useNavigate();
  const [view, onViewChange] = useAddressView(readBoardView, writeBoardView);
  const [next] = pages[path].next;
  return {
    hasCompany: company !== null,
    stage,
    view,
    onViewChange,
    onNext: () => {
      progress.reach(pages[next].step);
      void navigate(next);
    },
  };
}
