import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeFault, isTemporary } from './signInFailure.ts';
import { isLoginNeeded, readFault } from './signInFault.ts';

/** An error of the sign-in client, with its two extra fields. */
const thrown = (code: string, description: string) =>
  Object.assign(new Error(description), { error: code, error_description: description });

describe('describeFault', () => {
  it.each([
    ['mfa_required', 'token', 'Get access token failed', 'One more step is needed to sign in.'],
    ['missing_refresh_token', 'token', 'Get access token failed', 'Your session has ended.'],
    ['login_required', 'token', 'Get access token failed', 'Your session has ended.'],
    ['timeout', 'token', 'Get access token failed', 'took too long'],
    ['timeout', 'login', 'Login failed', 'took too long'],
    ['cancelled', 'login', 'Login failed', 'The sign-in window was closed'],
    ['popup_open', 'login', 'Login failed', 'The browser blocked the sign-in window.'],
    ['request_error', 'login', 'Login failed', 'could not be reached'],
    ['missing_transaction', 'login', 'Invalid state', 'already used'],
    ['state_mismatch', 'login', 'Invalid state', 'does not belong'],
  ] as const)('%s during %s', (code, step, title, detail) => {
    const failure = describeFault(readFault(thrown(code, 'technical words')), step);
    expect(failure.title).toBe(title);
    expect(failure.detail).toContain(detail);
    expect(failure.detail).not.toContain('technical words');
  });

  it.each(['access_denied', 'login_required', 'mfa_required', 'server_error', 'timeout'])(
    "shows the provider's description of a refusal: %s",
    (code) => {
      const fault = { code, description: 'Sign-in was cancelled.', isRefusal: true };
      expect(describeFault(fault, 'login')).toMatchObject({
        title: 'Login failed',
        detail: 'Sign-in was cancelled.',
      });
    },
  );

  it('has its own text for a refusal without a description', () => {
    const fault = { code: 'access_denied', description: '', isRefusal: true };
    expect(describeFault(fault, 'login').detail).toBe('The sign-in was cancelled or not allowed.');
  });

  it('names the reason why an ID token was rejected', () => {
    const message = 'Issuer (iss) claim mismatch in the ID token; expected "a", found "b"';
    expect(describeFault(readFault(new Error(message)), 'login')).toMatchObject({
      title: 'Login failed',
      detail: `The response from the sign-in service could not be verified. ${message}`,
    });
  });

  it('says what to do when the address is not secure', () => {
    const fault = readFault(new Error('auth0-spa-js must run on a secure origin. See …'));
    expect(describeFault(fault, 'login').detail).toBe(
      'Signing in requires a secure address (https).',
    );
  });

  it('has a short text for any fault', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('login', 'token'), (anything, step) => {
        const failure = describeFault(readFault(anything), step);
        expect(failure.title).not.toBe('');
        expect(failure.detail).not.toBe('');
      }),
    );
    expect(describeFault(readFault(thrown('odd', 'x'.repeat(900))), 'login').detail).toHaveLength(
      300,
    );
  });
});

describe('isLoginNeeded and isTemporary', () => {
  it.each([
    ['login_required', true, false],
    ['missing_refresh_token', true, false],
    ['invalid_grant', true, false],
    ['consent_required', true, false],
    ['interaction_required', true, false],
    ['timeout', false, true],
    ['request_error', false, true],
    ['server_error', false, false],
  ])('%s: a new sign-in %s, time %s', (code, login, time) => {
    const fault = readFault(thrown(code, ''));
    expect([isLoginNeeded(fault), isTemporary(fault)]).toEqual([login, time]);
  });

  it('treats a failed fetch as temporary', () => {
    expect(isTemporary(readFault(new TypeError('Failed to fetch')))).toBe(true);
  });
});
