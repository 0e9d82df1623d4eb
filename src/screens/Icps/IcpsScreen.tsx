import type { BoardView } from '#domain/evidence/boardView.ts';
import type { Collection } from '#domain/lists/collection.ts';
import type { Icp, IcpDraft } from '#domain/insights/icp.ts';
import type { FieldWriting } from '#domain/rewriting/fieldWriting.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import { InsightBoard } from '../shared/board/InsightBoard.tsx';
import { icpBoard } from './icpBoard.tsx';

export interface IcpsScreenProps {
  /** Without a company there is nothing to show yet (D12). */
  hasCompany: boolean;
  icps: Collection<Icp, IcpDraft>;
  /** How far the person has come. */
  stage: OnboardingStage;
  /** The filter; it lives in the address. */
  view: BoardView;
  onViewChange: (view: BoardView) => void;
  /** 'Choose Geographies'. */
  onNext: () => void;
  /** Writing single fields anew; without it no card offers that (D81). */
  writing?: FieldWriting<Icp> | undefined;
}

/** Whom the business is for. */
export function IcpsScreen({ icps, ...rest }: IcpsScreenProps) {
  return <InsightBoard rules={icpBoard} insights={icps} {...rest} />;
}
