import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteOf, workspaceForCalls, type Site, workspaceOrigin } from './host.ts';

const settings = { fallbackApex: 'app.localhost', demoWorkspace: 'demo' };
const withApex = { ...settings, apex: 'bellwether.co.uk' };

const local: Site = { kind: 'local', apex: 'app.localhost', workspace: 'demo' };
const apex = (name: string): Site => ({ kind: 'apex', apex: name });
const at = (workspace: string, name: string): Site => ({
  kind: 'workspace',
  apex: name,
  workspace,
});
const unknown = (name: string): Site => ({ kind: 'unknown', apex: name });

const counted: readonly (readonly [host: string, site: Site])[] = [
  ['localhost', local],
  ['localhost:5173', local],
  ['localhost.', local],
  ['', local],
  ['127.0.0.1', local],
  ['127.0.0.1:5173', local],
  ['192.168.1.20:8080', local],
  ['0x7f.1', local],
  ['www.127.0.0.1', local],
  ['[::1]', local],
  ['[::1]:5173', local],
  ['[2001:db8::8a2e:370:7334]', local],
  ['[2001:DB8::1]:443', local],
  ['fe80::1', local],
  ['[::ffff:127.0.0.1]', local],
  ['intranet', local],
  ['buildbox:3000', local],
  ['www', local],
  ['app', local],
  ['app.localhost', apex('app.localhost')],
  ['APP.LocalHost.', apex('app.localhost')],
  ['www.app.localhost', apex('app.localhost')],
  ['acme.app.localhost', at('acme', 'app.localhost')],
  ['ACME.App.Localhost.:5173', at('acme', 'app.localhost')],
  ['www.acme.app.localhost', at('acme', 'app.localhost')],
  ['id.app.localhost', at('id', 'app.localhost')],
  ['bellwether.com', apex('bellwether.com')],
  ['www.bellwether.com', apex('bellwether.com')],
  ['www.com', apex('www.com')],
  ['acme.bellwether.com', at('acme', 'bellwether.com')],
  ['www.acme.bellwether.com', at('acme', 'bellwether.com')],
  ['www.www.bellwether.com', at('www', 'bellwether.com')],
  ['acme.eu.bellwether.com', at('acme', 'eu.bellwether.com')],
  ['xn--bcher-kva.bellwether.com', at('xn--bcher-kva', 'bellwether.com')],
  ['acme.co.uk', at('acme', 'co.uk')],
  ['.example.com', unknown('app.localhost')],
  ['acme..com', unknown('app.localhost')],
  ['acme.example.com..', unknown('app.localhost')],
];

const configured: readonly (readonly [host: string, site: Site])[] = [
  ['bellwether.co.uk', apex('bellwether.co.uk')],
  ['www.bellwether.co.uk', apex('bellwether.co.uk')],
  ['acme.bellwether.co.uk', at('acme', 'bellwether.co.uk')],
  ['www.acme.bellwether.co.uk', at('acme', 'bellwether.co.uk')],
  ['a.b.bellwether.co.uk', unknown('bellwether.co.uk')],
  ['.bellwether.co.uk', unknown('bellwether.co.uk')],
  ['notbellwether.co.uk', at('notbellwether', 'co.uk')],
  ['bellwether.co.uk.evil.com', at('bellwether', 'co.uk.evil.com')],
  ['preview.pages.dev', at('preview', 'pages.dev')],
  ['localhost', local],
  ['[::1]', local],
];

describe('siteOf', () => {
  it.each(counted)('counts labels: %j', (host, site) => {
    expect(siteOf(host, settings)).toEqual(site);
  });

  it.each(configured)('prefers the configured apex: %j', (host, site) => {
    expect(siteOf(host, withApex)).toEqual(site);
  });

  it('accepts a configured apex with a single label', () => {
    const own = { ...settings, apex: 'localhost' };
    expect(siteOf('localhost:5173', own)).toEqual(apex('localhost'));
    expect(siteOf('acme.localhost', own)).toEqual(at('acme', 'localhost'));
    expect(siteOf('127.0.0.1', own)).toEqual(local);
  });

  it('handles any text, and never returns an empty workspace', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (host, isConfigured) => {
        const site = siteOf(host, isConfigured ? withApex : settings);
        expect(Object.values(site)).not.toContain('');
      }),
    );
  });

  it('ignores letter case, port and one trailing dot', () => {
    fc.assert(
      fc.property(fc.domain(), fc.nat(65_535), (domain, port) => {
        const plain = siteOf(domain, settings);
        expect(siteOf(domain.toUpperCase(), settings)).toEqual(plain);
        expect(siteOf(`${domain}.:${port}`, settings)).toEqual(plain);
      }),
    );
  });
});

describe('workspaceForCalls', () => {
  it.each([
    ['acme.bellwether.com', 'acme'],
    ['bellwether.com', 'demo'],
    ['localhost', 'demo'],
  ] as const)('on %s', (host, workspace) => {
    expect(workspaceForCalls(siteOf(host, settings), settings)).toBe(workspace);
  });
});

describe('workspaceOrigin', () => {
  it('keeps protocol and port', () => {
    expect(workspaceOrigin('acme', 'app.localhost', { protocol: 'http:', port: '5173' })).toBe(
      'http://acme.app.localhost:5173',
    );
    expect(workspaceOrigin('acme', 'bellwether.com', { protocol: 'https:', port: '' })).toBe(
      'https://acme.bellwether.com',
    );
  });
});
