import { useNavigate } from 'react-router-dom';
import type { DraftOf, EntityDescription, EntityOf } from '#domain/entities/description.ts';
import { readBoardView, writeBoardView } from '#domain/evidence/grounds.ts';
import { pages } from '#domain/pages/pageTable.ts';
import type { RewritableKind } from '#domain/rewriting/proposal.ts';
import { useCompany } from '#state/company.ts';
import type { List } from '#state/list.ts';
import { useFieldRewriting } from '#state/useFieldRewriting.ts';
import { useOnboardingList } from '#state/useOnboardingList.ts';
import { useStage, useVisit } from '#state/visit.ts';
import { useAddressView } from './useAddressView.ts';

const address = { read: readBoardView, write: writeBoardView };

/** Returns the insights of a page, and its other properties. Next reaches the onboarding step of the next page. */
export function useInsightBoard<Description extends EntityDescription>(
  path: '/usps' | '/icps' | '/geos',
  kind: RewritableKind,
  list: List<EntityOf<Description>, DraftOf<Description>>,
  description: Description,
) {
  const insights = useOnboardingList(list);
  const company = useCompany();
  const { progress } = useVisit();
  const stage = useStage();
  const navigate = useNavigate();
  const [view, onViewChange] = useAddressView(address);
  const [next] = pages[path].next;
  return {
    insights,
    rewriting: useFieldRewriting(kind, description, insights.actions.onEdit),
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
