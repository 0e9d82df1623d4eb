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
