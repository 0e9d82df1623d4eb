import type { Profile } from '#domain/session/profile.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the profile from the provider's claims; undefined when they have no subject. */
export function profileOf(
  claims: Readonly<Record<string, unknown>> | undefined,
): Profile | undefined {
  const id = text(claims?.['sub']);
  if (id === '') return undefined;
  return {
    id,
    name: text(claims?.['name']),
    givenName: text(claims?.['given_name']),
    email: text(claims?.['email']),
  };
}
