import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usualRates } from './http/rates.ts';
import { readSettings, SettingError } from './settings.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bellwether-settings-'));
  mkdirSync(join(root, 'dist', 'app'), { recursive: true });
  writeFileSync(join(root, 'dist', 'app', 'index.html'), '');
});
afterEach(() => rmSync(root, { recursive: true }));

const usual = { rates: usualRates, graceMs: 300_000, trustsProxy: false };

describe('the settings', () => {
  it('replace single limits', () => {
    const { rates } = readSettings({ RATE_LIMITS: 'workspaces=100, users=7' }, root);
    expect(rates).toEqual({ ...usualRates, workspaces: 100, users: 7 });
  });

  it('are all optional', () => {
    expect(readSettings({ PORT: '', DATA_DIR: ' ' }, root)).toEqual({
      port: 5173,
      dataFolder: join(root, '.data'),
      appFolder: join(root, 'dist', 'app'),
      suggestions: {},
      ...usual,
    });
  });

  it('are read from the environment', () => {
    const env = { PORT: '8080', DATA_DIR: '/var/lib/bellwether', APP_DIR: 'none' };
    expect(readSettings(env, root)).toEqual({
      port: 8080,
      dataFolder: '/var/lib/bellwether',
      suggestions: {},
      ...usual,
    });
  });

  it.each([
    ['PORT', '80 80'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['APP_DIR', 'nowhere'],
    ['DATABASE_URL', 'postgres://localhost/bellwether'],
    ['OIDC_ISSUER', 'https://login.example.com/'],
    ['OIDC_AUDIENCE', 'api'],
    ['APEX_DOMAIN', 'example.com'],
    ['RATE_LIMITS', 'workspaces=none'],
    ['RATE_LIMITS', 'mails=4'],
    ['STOP_SECONDS', '1.5'],
  ])('are refused in one sentence that names %s when it is %j', (name, value) => {
    const read = () => readSettings({ [name]: value }, root);
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]*\\.$`));
  });

  const own = { OIDC_ISSUER: 'https://login.example.com/', OIDC_AUDIENCE: 'api' };
  it('may contain the deployer’s own provider', () => {
    expect(readSettings({ ...own, APEX_DOMAIN: 'Example.com' }, root)).toMatchObject({
      openId: { issuer: 'https://login.example.com/', audience: 'api' },
      apex: 'example.com',
    });
  });

  it.each([
    ['OIDC_ISSUER', 'http://login.example.com/'],
    ['OIDC_ISSUER', 'login.example.com'],
    ['APEX_DOMAIN', 'https://example.com'],
    ['APEX_DOMAIN', 'com'],
  ])('are refused beside such a provider when %s is %j', (name, value) => {
    const read = () => readSettings({ ...own, [name]: value }, root);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]*\\.$`));
  });

  it('may contain a database with such a provider or, if intended, with the embedded one', () => {
    const DATABASE_URL = 'postgres://bell:secret@db.example.com/bellwether';
    expect(readSettings({ ...own, DATABASE_URL }, root)).toMatchObject({
      databaseUrl: DATABASE_URL,
      openId: {},
    });
    expect(readSettings({ DATABASE_URL, EMBEDDED_IDENTITY: '1' }, root)).toMatchObject({
      databaseUrl: DATABASE_URL,
    });
    expect(() => readSettings({ ...own, EMBEDDED_IDENTITY: '1' }, root)).toThrow(
      /^EMBEDDED_IDENTITY [^\n]*\.$/,
    );
  });

  it('never repeat a database’s password', () => {
    for (const DATABASE_URL of ['mysql://bell:secret@localhost/b', 'bell:secret@localhost'])
      expect(() => readSettings({ ...own, DATABASE_URL }, root)).toThrow(
        /^DATABASE_URL must be (?![^\n]*secret)[^\n]*\.$/,
      );
  });

  it('report that the app is not built', () => {
    rmSync(join(root, 'dist'), { recursive: true });
    expect(() => readSettings({}, root)).toThrow(/^The app is not built: .*APP_DIR=none\.$/);
    expect(readSettings({ APP_DIR: 'none' }, root)).not.toHaveProperty('appFolder');
  });
});
