import { limits } from '../settings/limits.ts';
import { t } from '../words/translate.ts';
import { isWrongState, type SignInFault, type SignInStep } from './signInFault.ts';

export interface SignInFailure {
  readonly title: string;
  readonly detail: string;
  /** True when waiting may help: the provider could not be reached. */
  readonly isTemporary: boolean;
}

const known = [
  'access_denied',
  'cancelled',
  'id_token',
  'insecure',
  'login_required',
  'mfa_required',
  'missing_refresh_token',
  'missing_transaction',
  'popup_open',
  'request_error',
  'state_mismatch',
  'timeout',
] as const;

const passing: ReadonlySet<string> = new Set(['timeout', 'request_error']);

/** Returns true when the same request may succeed a moment later. */
export const isTemporary = (fault: SignInFault): boolean => passing.has(fault.code);

function catalogueText(code: string): string {
  const match = known.find((name) => name === code);
  return match ? t(`entry.failure.${match}`) : '';
}

/** Returns the texts for a fault: the catalogue's title, and the provider's own description if it sent one. */
export function describeFault(fault: SignInFault, step: SignInStep): SignInFailure {
  const own = catalogueText(fault.code);
  const usesDescription = fault.isRefusal === true || own === '';
  const description = fault.description.slice(0, limits.maxServerMessage);
  const title = isWrongState(fault)
    ? t('message.signIn.invalidState')
    : t(step === 'login' ? 'message.signIn.failed' : 'message.signIn.token');
  const detail = (usesDescription && description) || own || t('entry.failure.unknown');
  return {
    title,
    // The technical reason for a rejected token helps the operator, so it is added to the catalogue's text.
    detail: fault.code === 'id_token' && description ? `${detail} ${description}` : detail,
    isTemporary: isTemporary(fault),
  };
}
