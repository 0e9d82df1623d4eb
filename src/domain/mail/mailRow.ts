import { chosenLetter, type MailPerson } from './mailPerson.ts';
import { t } from '../words/translate.ts';

/** The state of a prospect in the list: a short text and its tone. */
export interface MailRowState {
  readonly tone: 'quiet' | 'good' | 'warning' | 'danger';
  readonly text: string;
  /** True when the failed requests can be retried from the list. */
  readonly canRetry: boolean;
}

/** Returns the most important state of a prospect's mail. */
export function mailRowState(person: MailPerson, remarks: number): MailRowState {
  const state = shownState(person, remarks);
  return { ...state, canRetry: state.tone === 'danger' };
}

function shownState(person: MailPerson, remarks: number): Omit<MailRowState, 'canRetry'> {
  const { slots, review } = person;
  const letters = slots.filter(({ kind }) => kind === 'letter').length;
  const written = letters > 0 ? t('emails.state.written', { count: letters }) : '';
  if (slots.some(({ kind }) => kind === 'loading')) {
    const state = t(person.isBeingWritten ? 'emails.state.writing' : 'emails.state.waiting');
    return { tone: 'quiet', text: [written, state].filter(Boolean).join(' · ') };
  }
  if (review.mark !== null) {
    const tone = review.mark === 'drafted' ? 'good' : 'quiet';
    return { tone, text: t(`emails.mark.${review.mark}`) };
  }
  if (slots.some(({ kind }) => kind === 'failed'))
    return { tone: 'danger', text: t('emails.state.failed') };
  if (chosenLetter(person) === null) return { tone: 'quiet', text: t('emails.state.none') };
  if (person.held > 0 && (letters === 1 || letters === 2))
    return { tone: 'warning', text: t(`emails.state.partial${letters}`) };
  if (remarks > 0) return { tone: 'warning', text: t('emails.state.remarks', { count: remarks }) };
  return { tone: 'quiet', text: written };
}
