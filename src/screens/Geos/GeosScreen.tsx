import type { BoardView } from '#domain/evidence/boardView.ts';
import type { Collection } from '#domain/lists/collection.ts';
import type { Geography, GeographyDraft } from '#domain/insights/geography.ts';
import type { FieldWriting } from '#domain/rewriting/fieldWriting.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import { InsightBoard } from '../shared/board/InsightBoard.tsx';
import { geographyBoard } from './geographyBoard.tsx';

export interface GeosScreenProps {
  /** Without a company there is nothing to show yet (D12). */
  hasCompany: boolean;
  geographies: Collection<Geography, GeographyDraft>;
  /** How far the person has come. */
  stage: OnboardingStage;
  /** The filter; it lives in the address. */
  view: BoardView;
  onViewChange: (view: BoardView) => void;
  /** 'Complete Setup'. */
  onNext: () => void;
  /** Writing single fields anew; without it no card offers that (D81). */
  writing?: FieldWriting<Geography> | undefined;
}

/** Where the business should sell. */
export function GeosScreen({ geographies, ...rest }: GeosScreenProps) {
  return <InsightBoard rules={geographyBoard} insights={geographies} {...rest} />;
}
