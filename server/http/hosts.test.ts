import { describe, expect, it } from 'vitest';
import { hostKind, isAppOrigin } from './hosts.ts';

describe('hostKind', () => {
  it.each([
    ['localhost:5173', 'app'],
    ['127.0.0.1:5173', 'app'],
    ['[::1]:5173', 'app'],
    ['app.localhost', 'app'],
    ['APP.localhost.:5173', 'app'],
    ['acme.app.localhost:5173', 'app'],
    ['a.b.app.localhost', 'app'],
    ['id.app.localhost:5173', 'identity'],
    ['ID.app.localhost', 'identity'],
    ['x.id.app.localhost', 'app'],
    ['evil.example:5173', 'unknown'],
    ['app.localhost.evil.example', 'unknown'],
    ['notapp.localhost', 'unknown'],
    ['192.168.1.4', 'unknown'],
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
    'http://app.localhost:5173/path',
    'http://app.localhost:5173@evil.example',
    'http://user@app.localhost:5173',
    'http://evil.example',
    'null',
    '',
  ])('keeps %s out', (origin) => {
    expect(isAppOrigin(origin, 5173)).toBe(false);
  });
});
