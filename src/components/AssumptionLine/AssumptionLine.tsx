import CircleHelp from 'lucide-react/icons/circle-question-mark';
import styled from 'styled-components';
import { Line, LineButton } from '../EvidenceLine/lineStyle.ts';
import { color, media, space } from '../theme/tokens.ts';

/* The icon stands beside its words, however tall the answers make their line. */
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
  /* Words stand under words where the answers go to a line of their own. */
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
  /** The label, and what it is about: several stand on a page. */
  readonly name: string;
  readonly onSelect: (button: HTMLButtonElement) => void;
}

export interface AssumptionLineProps {
  /** 'An assumption: check it'. */
  children: string;
  /** What it speaks of, where its place does not say so. */
  subject?: string | undefined;
  confirm: AssumptionAnswer;
  edit?: AssumptionAnswer | undefined;
}

/** Says that nothing speaks for something, and lets it be confirmed or changed. */
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
          <LineButton
            type="button"
            data-confirms=""
            aria-label={confirm.name}
            onClick={({ currentTarget }) => confirm.onSelect(currentTarget)}
          >
            {confirm.label}
          </LineButton>
          {edit ? (
            <LineButton
              type="button"
              aria-label={edit.name}
              onClick={({ currentTarget }) => edit.onSelect(currentTarget)}
            >
              {edit.label}
            </LineButton>
          ) : null}
        </span>
      </div>
    </Assumption>
  );
}
