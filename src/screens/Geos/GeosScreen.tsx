import type { BoardView } from '#domain/evidence/grounds.ts';
import type { Collection } from '#contracts/collection.ts';
import type { Geography, GeographyDraft } from '#domain/insights/geography.ts';
import type { FieldRewriting } from '#contracts/fieldRewriting.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import { InsightBoard } from '../board/InsightBoard.tsx';
import { geographyBoard } from './geographyBoard.tsx';

export interface GeosScreenProps {
  /** False before there is a company, when the page cannot show anything (D12). */
  hasCompany: boolean;
  geographies: Collection<Geography, GeographyDraft>;
  /** The onboarding stage the person has reached. */
  stage: OnboardingStage;
  /** The filter, kept in the address. */
  view: BoardView;
  onViewChange: (view: BoardView) => void;
  /** Called by 'Complete Setup'. */
  onNext: () => void;
  /** Rewrites single fields (D81). When absent, no card offers it. */
  rewriting?: FieldRewriting<Geography> | undefined;
}

/** The page of geographies. */
export function GeosScreen({ geographies, ...rest }: GeosScreenProps) {
  return <InsightBoard config={geographyBoard} insights={geographies} {...rest} />;
}
