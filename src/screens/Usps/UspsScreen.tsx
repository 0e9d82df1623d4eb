import type { BoardView } from '#domain/evidence/boardView.ts';
import type { Collection } from '#domain/lists/collection.ts';
import type { Usp, UspDraft } from '#domain/insights/usp.ts';
import type { FieldWriting } from '#domain/rewriting/fieldWriting.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import { InsightBoard } from '../shared/board/InsightBoard.tsx';
import { uspBoard } from './uspBoard.tsx';

export interface UspsScreenProps {
  /** Without a company there is nothing to show yet (D12). */
  hasCompany: boolean;
  usps: Collection<Usp, UspDraft>;
  /** How far the person has come. */
  stage: OnboardingStage;
  /** The filter; it lives in the address. */
  view: BoardView;
  onViewChange: (view: BoardView) => void;
  /** 'Set Up ICPs'. */
  onNext: () => void;
  /** Writing single fields anew; without it no card offers that (D81). */
  writing?: FieldWriting<Usp> | undefined;
}

/** What sets the business apart. */
export function UspsScreen({ usps, ...rest }: UspsScreenProps) {
  return <InsightBoard rules={uspBoard} insights={usps} {...rest} />;
}
