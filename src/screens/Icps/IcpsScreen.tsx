import type { BoardView } from '#domain/evidence/grounds.ts';
import type { Collection } from '#contracts/collection.ts';
import type { Icp, IcpDraft } from '#domain/insights/icp.ts';
import type { FieldRewriting } from '#contracts/fieldRewriting.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import { InsightBoard } from '../board/InsightBoard.tsx';
import { icpBoard } from './icpBoard.tsx';

export interface IcpsScreenProps {
  /** False before there is a company, when the page cannot show anything (D12). */
  hasCompany: boolean;
  icps: Collection<Icp, IcpDraft>;
  /** The onboarding stage the person has reached. */
  stage: OnboardingStage;
  /** The filter, kept in the address. */
  view: BoardView;
  onViewChange: (view: BoardView) => void;
  /** Called by 'Choose Geographies'. */
  onNext: () => void;
  /** Rewrites single fields (D81). When absent, no card offers it. */
  rewriting?: FieldRewriting<Icp> | undefined;
}

/** The page of ideal customer profiles. */
export function IcpsScreen({ icps, ...rest }: IcpsScreenProps) {
  return <InsightBoard config={icpBoard} insights={icps} {...rest} />;
}
