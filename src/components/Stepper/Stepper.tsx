import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { Link } from '../Link/Link.tsx';
import { useKitWords } from '../theme/kitWords.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { Nav, StepBox } from './stepperStyle.ts';

export type StepState = 'done' | 'current' | 'locked';

export interface Step {
  readonly label: string;
  readonly href: string;
  readonly state: StepState;
}

export interface StepperProps {
  /** The name of the sequence, for assistive technology. */
  label: string;
  steps: readonly Step[];
}

/** The steps of a sequence: done steps are links, locked steps say so. */
export function Stepper({ label, steps }: StepperProps) {
  const words = useKitWords();
  const marks = {
    done: { sign: <Check size={14} strokeWidth={2.5} />, said: words.stepDone },
    current: { sign: null, said: words.stepCurrent },
    locked: { sign: <Lock size={12} />, said: words.stepLocked },
  };
  return (
    <Nav aria-label={label}>
      <ol>
        {steps.map((step, index) => {
          const { sign, said } = marks[step.state];
          const content = (
            <>
              <span className="disc" aria-hidden>
                {sign ?? index + 1}
              </span>
              <span className="label">{step.label}</span>
              <VisuallyHidden>{said}</VisuallyHidden>
            </>
          );
          return (
            <li key={step.href} data-state={step.state}>
              {step.state === 'done' ? (
                <StepBox as={Link} href={step.href}>
                  {content}
                </StepBox>
              ) : (
                <StepBox aria-current={step.state === 'current' ? 'step' : undefined}>
                  {content}
                </StepBox>
              )}
            </li>
          );
        })}
      </ol>
    </Nav>
  );
}
