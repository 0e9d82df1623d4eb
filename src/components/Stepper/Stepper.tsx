import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { Disc, Item, Label, List, Nav, StepLink, StepText } from './stepperStyle.ts';
import { useKitWords } from '../theme/kitWords.ts';

export type StepState = 'done' | 'current' | 'locked';

export interface Step {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly state: StepState;
}

export interface StepperTexts {
  readonly done: string;
  readonly current: string;
  readonly locked: string;
}

export interface StepperProps {
  /** The name of the sequence, for assistive technology. */
  label: string;
  steps: readonly Step[];
  /** The texts that assistive technology reads after each step's name. */
  texts?: StepperTexts;
}

const discOf = (step: Step, number: number) => {
  if (step.state === 'done') return <Check size={14} strokeWidth={2.5} />;
  if (step.state === 'locked') return <Lock size={12} />;
  return number;
};

/** The steps of a sequence: done steps are links, locked steps say so. */
export function Stepper({ label, steps, texts: ownTexts }: StepperProps) {
  const words = useKitWords();
  const texts = ownTexts ?? {
    done: words.stepDone,
    current: words.stepCurrent,
    locked: words.stepLocked,
  };
  return (
    <Nav aria-label={label}>
      <List>
        {steps.map((step, index) => {
          const content = (
            <>
              <Disc aria-hidden>{discOf(step, index + 1)}</Disc>
              <Label>{step.label}</Label>
              <VisuallyHidden>{texts[step.state]}</VisuallyHidden>
            </>
          );
          return (
            <Item key={step.id} data-state={step.state}>
              {step.state === 'done' ? (
                <StepLink href={step.href}>{content}</StepLink>
              ) : (
                <StepText aria-current={step.state === 'current' ? 'step' : undefined}>
                  {content}
                </StepText>
              )}
            </Item>
          );
        })}
      </List>
    </Nav>
  );
}
