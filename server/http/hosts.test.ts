import { describe, expect, it } from 'vitest';
import { hostKind, isAppOrigin } from './hosts.ts';

describe('hostKind', () => {
  it.each([
    ['localhost:5173', 'app'],
    ['[::1]:5173', 'app'],
    ['APP.localhost.:5173', 'app'],
    ['acme.app.localhost:5173', 'app'],
    ['ID.app.localhost', 'identity'],
    ['x.id.app.localhost', 'app'],
    ['evil.example:5173', 'unknown'],
    ['app.localhost.evil.example', 'unknown'],
    ['notapp.localhost', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('takes %s for %s', (host, kind) => {
    expect(hostKind(host)).toBe(kind);
  });
});

describe('isAppOrigin', () => {
  it.each(['http://localhost:5173', 'http://app.localhost:5173', 'http://acme.app.localhost:5173'])(
    'accepts %s',
    (origin) => {
      expect(isAppOrigin(origin, 5173)).toBe(true);
    },
  );

  it.each([
    'http://id.app.localhost:5173',
    'http://app.localhost:5174',
    'https://app.localhost:5173',
    'http://app.localhost:5173/',
    'http://app.localhost:5173@evil.example',
    'http://evil.example',
    'null',
    '',
  ])('keeps %s out', (origin) => {
    expect(isAppOrigin(origin, 5173)).toBe(false);
  });
});
