import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { settingsFor } from './http/appSettings.ts';
import { usualRates } from './http/rates.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';
import { readSettings, SettingError, suggestionSettings } from './settings.ts';

let root = '';
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'dist', 'app'), { recursive: true });
  writeFileSync(join(root, 'dist', 'app', 'index.html'), '');
});

describe('the settings', () => {
  it('are all optional', () => {
    expect(readSettings({ PORT: '', DATA_DIR: ' ' }, root)).toEqual({
      port: 5173,
      dataFolder: join(root, '.data'),
      appFolder: join(root, 'dist', 'app'),
      suggestions: {},
      rates: usualRates,
      graceMs: 300_000,
      trustsProxy: false,
      finishesFirstLists: true,
    });
  });

  it('are read from the environment, and limits replace single ones', () => {
    const env = {
      PORT: '8080',
      DATA_DIR: '/var/lib/bellwether',
      APP_DIR: 'none',
      FINISH_FIRST_LISTS: '0',
      RATE_LIMITS: 'workspaces=100, users=7',
    };
    const settings = readSettings(env, root);
    expect(settings).toMatchObject({
      port: 8080,
      dataFolder: '/var/lib/bellwether',
      finishesFirstLists: false,
      rates: { ...usualRates, workspaces: 100, users: 7 },
    });
    expect(settings.appFolder).toBeUndefined();
  });

  it.each([
    ['PORT', '80 80'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['APP_DIR', 'nowhere'],
    ['APP_SETTINGS', 'settings.json'],
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

  it('may put the app’s settings beside it, but for wrong ones', () => {
    const file = join(root, 'settings.json');
    const written = (settings: object) => {
      writeFileSync(file, JSON.stringify(settings));
      return readSettings({ ...own, APP_SETTINGS: 'settings.json' }, root).appSettings;
    };
    const settings = settingsFor(5173);
    expect(written(settings)).toEqual(settings);
    expect(() => written({ ...settings, apiHost: 7 })).toThrow(
      new SettingError(`The settings in ${file} can't be used: apiHost is wrong.`),
    );
    rmSync(file);
    mkdirSync(file);
    expect(() => readSettings({ ...own, APP_SETTINGS: 'settings.json' }, root)).toThrow(
      new SettingError(`APP_SETTINGS names ${file}, where no file is.`),
    );
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
  });
});

const OPENAI_BASE_URL = 'http://localhost:11434/v1/';

describe('the settings of suggestions', () => {
  it('are all optional, and a key alone is ignored', () => {
    expect(suggestionSettings({})).toEqual({});
    expect(suggestionSettings({ OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' })).toEqual({});
  });

  it('contain a model, its key, limits, and whether this machine may be read', () => {
    const env = {
      OPENAI_BASE_URL,
      OPENAI_MODEL: ' qwen3:8b ',
      OPENAI_API_KEY: 'k',
      MODEL_DAILY_TOKENS: '200000',
      MODEL_DAILY_TOKENS_ALL: '3000000',
      SCRAPE_ALLOW_LOOPBACK: '1',
    };
    expect(suggestionSettings(env)).toEqual({
      model: { baseUrl: 'http://localhost:11434/v1', model: 'qwen3:8b', apiKey: 'k' },
      dailyTokens: 200_000,
      dailyTokensOfAll: 3_000_000,
      allowsLoopback: true,
    });
  });

  const model = { OPENAI_BASE_URL, OPENAI_MODEL: 'm' };
  const keywords = {
    ...model,
    KEYWORDS_BASE_URL: 'https://api.dataforseo.com/',
    KEYWORDS_API_KEY: 'login:secret',
  };

  it('contain a source of keyword figures, and its limit', () => {
    expect(suggestionSettings({ ...keywords, KEYWORDS_DAILY_REQUESTS: '50' })).toMatchObject({
      keywords: { baseUrl: 'https://api.dataforseo.com', apiKey: 'login:secret' },
      dailyKeywordRequests: 50,
    });
    expect(suggestionSettings({ ...model, KEYWORDS_API_KEY: 'login:secret' })).not.toHaveProperty(
      'keywordProblem',
    );
  });

  it.each([
    ['KEYWORDS_BASE_URL', { ...keywords, KEYWORDS_BASE_URL: 'nonsense' }, true],
    ['KEYWORDS_API_KEY', { ...keywords, KEYWORDS_API_KEY: '' }, true],
    ['KEYWORDS_API_KEY', { ...keywords, KEYWORDS_API_KEY: 'secret' }, true],
    ['KEYWORDS_DAILY_REQUESTS', { ...keywords, KEYWORDS_DAILY_REQUESTS: '1e5' }, true],
    ['OPENAI_BASE_URL', { ...keywords, OPENAI_BASE_URL: '' }, false],
  ])('say what is wrong with %s of the source, and the model stays', (name, env, hasModel) => {
    const { keywordProblem, keywords: source, model: kept } = suggestionSettings(env);
    expect(keywordProblem).toMatch(/^[^\n]*until then keywords have no figures\.$/);
    expect(keywordProblem).toContain(name);
    expect(keywordProblem).not.toContain('secret');
    expect([source, kept !== undefined]).toEqual([undefined, hasModel]);
  });

  it.each([
    ['OPENAI_BASE_URL', { OPENAI_BASE_URL: 'localhost:11434', OPENAI_MODEL: 'm' }],
    ['OPENAI_BASE_URL', { OPENAI_BASE_URL: 'nonsense', OPENAI_MODEL: 'm' }],
    ['OPENAI_MODEL', { OPENAI_BASE_URL }],
    ['MODEL_DAILY_TOKENS', { OPENAI_BASE_URL, OPENAI_MODEL: 'm', MODEL_DAILY_TOKENS: '1e5' }],
    ['MODEL_DAILY_TOKENS_ALL', { OPENAI_BASE_URL, OPENAI_MODEL: 'm', MODEL_DAILY_TOKENS_ALL: '0' }],
  ])('say in one sentence what is wrong with %s, and suggestions are samples', (name, env) => {
    const { problem, model } = suggestionSettings(env);
    expect(problem).toMatch(/^[^\n]*until then suggestions are samples\.$/);
    expect(problem).toContain(name);
    expect(model).toBeUndefined();
  });
});
