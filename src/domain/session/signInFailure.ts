import { limits } from '../settings/limits.ts';
import { t } from '../words/translate.ts';

/** The step that failed: the login, or a token request during a session. */
export type SignInStep = 'login' | 'token';

/** The error of the sign-in client. Its class names are minified, so errors are recognised by their fields. */
export interface SignInFault {
  readonly code: string;
  readonly description: string;
  /** True when the provider sent the error in its redirect; its description is meant for the person (D14). */
  readonly isRefusal?: boolean;
}

/** Codes that only a new sign-in can fix. */
const needsLogin: ReadonlySet<string> = new Set([
  'login_required',
  'missing_refresh_token',
  'invalid_grant',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'mfa_required',
]);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function codeOf(error: Error): string {
  if (error instanceof TypeError) return 'request_error';
  if (/id[ _]?token|\((iss|sub|aud|azp|nonce|exp|nbf|auth_time|iat|org_id)\)/i.test(error.message))
    return 'id_token';
  return /secure origin/i.test(error.message) ? 'insecure' : 'unknown';
}

export function readFault(thrown: unknown): SignInFault {
  const { error, error_description: description } = Object(thrown) as {
    error?: unknown;
    error_description?: unknown;
  };
  if (textOf(error) !== '') return { code: textOf(error), description: textOf(description) };
  return thrown instanceof Error
    ? { code: codeOf(thrown), description: thrown.message }
    : { code: 'unknown', description: textOf(thrown) };
}

const wrongState: ReadonlySet<string> = new Set(['missing_transaction', 'state_mismatch']);

/** Returns true when the answer of a sign-in belongs to none that this tab has started. */
export const isWrongState = (fault: SignInFault): boolean => wrongState.has(fault.code);

/** Returns true when only a new sign-in can give a token. */
export const isLoginNeeded = (fault: SignInFault): boolean => needsLogin.has(fault.code);

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
