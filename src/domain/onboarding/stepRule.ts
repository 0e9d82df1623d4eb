import type { RoutePath } from '../pages/routes.ts';
import type { CoverageLinkAction } from './coverageRow.ts';

/** The next step of a campaign: its kind, the number of rows it is about, and its page. */
export interface NextStep {
  readonly kind:
    | 'findKeywords'
    | 'firstIdeas'
    | 'writeIdeas'
    | 'profileIdeas'
    | 'completeIdeas'
    | 'openIdeas'
    | 'findCompanies'
    | 'findPeople'
    | 'reviewMail'
    | 'writeMail'
    | 'choosePeople'
    | 'goOn';
  readonly count: number;
  readonly href: RoutePath | '/keyword-research?idea=none';
  /** An action besides opening the page, such as selecting companies. */
  readonly fill?: CoverageLinkAction;
}

/** A possible next step. `count` is the number of rows to do; undefined while its lists load, null when one has failed. */
export interface StepRule extends Pick<NextStep, 'kind' | 'href' | 'fill'> {
  readonly count: number | null | undefined;
}

/** The count of a step that is to be done once. */
export const one = (isTrue: boolean): number => (isTrue ? 1 : 0);
export const oneIfEmpty = ({ length }: readonly unknown[]): number => one(length === 0);
