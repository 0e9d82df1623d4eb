import type { Collection } from '#domain/collection.ts';
import type { Icp, IcpDraft } from '#domain/icp.ts';
import type { OnboardingStage } from '#domain/onboarding.ts';
import { InsightBoard } from '../board/InsightBoard.tsx';
import { icpBoard } from './icpBoard.tsx';

export interface IcpsScreenProps {
  /** Without a company there is nothing to show yet (D12). */
  hasCompany: boolean;
  icps: Collection<Icp, IcpDraft>;
  /** How far the person has come. */
  stage: OnboardingStage;
  /** 'Choose Geographies'. */
  onNext: () => void;
}

/** Whom the business is for. */
export function IcpsScreen({ icps, ...rest }: IcpsScreenProps) {
  return <InsightBoard rules={icpBoard} insights={icps} {...rest} />;
}
