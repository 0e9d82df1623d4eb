import { Stepper } from '#components/Stepper/Stepper.tsx';
import {
  onboardingStages,
  pathOfStage,
  rankOf,
  type OnboardingPage,
  type OnboardingStage,
} from '#domain/onboarding/onboarding.ts';
import { t } from '#domain/words/translate.ts';

export interface OnboardingStepperProps {
  /** The open page. */
  page: OnboardingPage;
  /** The onboarding stage the person has reached: every page up to it can be opened. */
  stage: OnboardingStage;
}

/** The five steps of the setup. Opening an earlier step does not lower the stage. */
export function OnboardingStepper({ page, stage }: OnboardingStepperProps) {
  const stateOf = (step: OnboardingStage) => {
    if (step === page) return 'current';
    return rankOf(step) <= rankOf(stage) ? 'done' : 'locked';
  };
  return (
    <Stepper
      label={t('onboarding.steps')}
      steps={onboardingStages
        .filter((step) => step !== 'done')
        .map((step) => ({
          id: step,
          label: t(`onboarding.step.${step}`),
          href: pathOfStage(step),
          state: stateOf(step),
        }))}
    />
  );
}
