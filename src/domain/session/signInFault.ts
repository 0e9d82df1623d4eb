/** Whether a login was going on, or a token was asked for on behalf of someone signed in. */
export type SignInStep = 'login' | 'token';

/** What the sign-in client says beside its message. Its classes are minified, so they are read by their fields. */
export interface SignInFault {
  readonly code: string;
  readonly description: string;
  /** The provider itself said so in its answer, and its words are meant for the person (D14). */
  readonly isRefusal?: boolean;
}

/** Only a new sign-in helps. */
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

/** The code and description of whatever was thrown. */
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

/** True where only a new sign-in can give a token. */
export const isLoginNeeded = (fault: SignInFault): boolean => needsLogin.has(fault.code);
