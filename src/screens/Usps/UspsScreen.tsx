import type { BoardView } from '#domain/evidence/grounds.ts';
import type { Collection } from '#contracts/collection.ts';
import type { Usp, UspDraft } from '#domain/insights/usp.ts';
import type { FieldRewriting } from '#contracts/fieldRewriting.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import { InsightBoard } from '../board/InsightBoard.tsx';
import { uspBoard } from './uspBoard.tsx';

export interface UspsScreenProps {
  /** False before there is a company, when the page cannot show anything (D12). */
  hasCompany: boolean;
  usps: Collection<Usp, UspDraft>;
  /** The onboarding stage the person has reached. */
  stage: OnboardingStage;
  /** The filter, kept in the address. */
  view: BoardView;
  onViewChange: (view: BoardView) => void;
  /** Called by 'Set Up ICPs'. */
  onNext: () => void;
  /** Rewrites single fields (D81). When absent, no card offers it. */
  rewriting?: FieldRewriting<Usp> | undefined;
}

/** The page of unique selling points. */
export function UspsScreen({ usps, ...rest }: UspsScreenProps) {
  return <InsightBoard config={uspBoard} insights={usps} {...rest} />;
}
