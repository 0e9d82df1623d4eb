import CircleHelp from 'lucide-react/icons/circle-question-mark';
import styled from 'styled-components';
import { Line, LineButton } from '../EvidenceLine/lineStyle.ts';
import { color, media, space } from '../theme/tokens.ts';

/* The icon is aligned with the first line of text, however high the answers make the line. */
const Assumption = styled(Line)`
  align-items: baseline;
  & > svg {
    position: relative;
    top: 2px;
    color: ${color.warning};
  }
  & > .words {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space(2.5)};
    min-height: 24px;
  }
  /* When the answers wrap to a line of their own, they align with the text, not with the icon. */
  .answers {
    margin-inline-start: -${space(1.5)};
    ${media.touch} {
      margin-inline-start: -${space(3)};
    }
  }
`;

/** One of the two ways to answer. */
export interface AssumptionAnswer {
  readonly label: string;
  /** The accessible name: the label and what it is about, since several assumptions are on a page. */
  readonly name: string;
  readonly onSelect: (button: HTMLButtonElement) => void;
}

export interface AssumptionLineProps {
  /** 'An assumption: check it'. */
  children: string;
  /** What the assumption is about. Needed when its position does not show that. */
  subject?: string | undefined;
  confirm: AssumptionAnswer;
  edit?: AssumptionAnswer | undefined;
}

/** Says that a statement has no evidence, and offers to confirm or change it. */
export function AssumptionLine({ children, subject, confirm, edit }: AssumptionLineProps) {
  return (
    <Assumption>
      <CircleHelp size={12} aria-hidden />
      <div className="words">
        <span>
          {subject === undefined ? null : <span className="subject">{subject} · </span>}
          {children}
        </span>
        <span className="answers">
          {[confirm, ...(edit ? [edit] : [])].map(({ label, name, onSelect }, index) => (
            <LineButton
              key={label}
              type="button"
              data-confirms={index === 0 ? '' : undefined}
              aria-label={name}
              onClick={({ currentTarget }) => onSelect(currentTarget)}
            >
              {label}
            </LineButton>
          ))}
        </span>
      </div>
    </Assumption>
  );
}
