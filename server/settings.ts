import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { given, usualPort, type Environment } from './environment.ts';
import { usualRates, type Rates } from './http/rates.ts';
import { suggestionSettings, type SuggestionSettings } from './suggestionSettings.ts';

/** The settings of one server process, read from its environment. */
export interface ServerSettings {
  readonly port: number;
  readonly dataFolder: string;
  /** The PostgreSQL database of the rows; without it they are in the data folder. */
  readonly databaseUrl?: string;
  /** The folder of the built app; undefined when only the API is served. */
  readonly appFolder?: string;
  /** The deployer's identity provider. When absent, the embedded one is used, on this machine only. */
  readonly openId?: { readonly issuer: string; readonly audience: string };
  /** With the deployer's own provider: the domain of the workspaces. */
  readonly apex?: string;
  /** The most connections at once. */
  readonly maxConnections?: number;
  readonly suggestions: SuggestionSettings;
  readonly rates: Rates;
  /** How long running requests may take to end once the server stops. */
  readonly graceMs: number;
  readonly trustsProxy: boolean;
}

/** An error for a missing or wrong setting, in one sentence. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** The exit code of a configuration error in `sysexits.h`. */
export const settingExitCode = 78;

/** Reads a whole number within these bounds. */
function wholeIn(env: Environment, name: string, least: number, most: number): number | undefined {
  const text = given(env, name);
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  const from = least > 0 ? `from ${least} ` : '';
  throw new SettingError(`${name} must be a whole number ${from}up to ${most}, not ${text}.`);
}

function appFolderIn(env: Environment, root: string): string | undefined {
  const text = given(env, 'APP_DIR');
  if (text === 'none') return undefined;
  const folder = resolve(root, text ?? join('dist', 'app'));
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new SettingError(
    text === undefined
      ? 'The app is not built: run npm run build, name another folder with APP_DIR, or serve the API alone with APP_DIR=none.'
      : `APP_DIR names ${folder}, where no built app is: there is no index.html.`,
  );
}

const isLoopback = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);

function openIdIn(env: Environment): ServerSettings['openId'] {
  const issuer = given(env, 'OIDC_ISSUER');
  const audience = given(env, 'OIDC_AUDIENCE');
  if (issuer === undefined && audience === undefined) return undefined;
  if (issuer === undefined) throw new SettingError('OIDC_AUDIENCE is set without OIDC_ISSUER.');
  if (audience === undefined) throw new SettingError('OIDC_ISSUER is set without OIDC_AUDIENCE.');
  const url = URL.parse(issuer);
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLoopback(url.hostname)))
    throw new SettingError(`OIDC_ISSUER must be an https address, not ${issuer}.`);
  return { issuer, audience };
}

function apexIn(env: Environment, openId: ServerSettings['openId']): string | undefined {
  const apex = given(env, 'APEX_DOMAIN')?.toLowerCase();
  if (apex === undefined) return undefined;
  if (!openId)
    throw new SettingError(
      'APEX_DOMAIN is set without OIDC_ISSUER: with the embedded provider workspaces stand under app.localhost.',
    );
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(apex))
    throw new SettingError(`APEX_DOMAIN must be a domain like example.com, not ${apex}.`);
  return apex;
}

/** Returns the URL of the database. It may contain a password, so no message quotes it. */
function databaseUrlIn(env: Environment, openId: ServerSettings['openId']): string | undefined {
  const text = given(env, 'DATABASE_URL');
  const isEmbedded = given(env, 'EMBEDDED_IDENTITY') === '1';
  if (isEmbedded && openId)
    throw new SettingError('EMBEDDED_IDENTITY is set together with OIDC_ISSUER: choose one.');
  if (text === undefined) return undefined;
  if (!/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new SettingError(
      'DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
    );
  if (!openId && !isEmbedded)
    throw new SettingError(
      'DATABASE_URL is set without OIDC_ISSUER: name your identity provider, or try it out on this machine with EMBEDDED_IDENTITY=1.',
    );
  return text;
}

/** Reads figures like `workspaces=100 users=1000`; the others stay as usual. */
export function ratesIn(env: Environment): Rates {
  const pairs = (given(env, 'RATE_LIMITS') ?? '').split(/[\s,]+/).filter(Boolean);
  const rates: Record<string, number> = { ...usualRates };
  for (const pair of pairs) {
    const [, kind = '', figure] = /^(\w+)=([1-9]\d{0,8})$/.exec(pair) ?? [];
    if (!Object.hasOwn(usualRates, kind))
      throw new SettingError(
        `RATE_LIMITS must be figures like workspaces=100 for ${Object.keys(usualRates).join(', ')}, not ${pair}.`,
      );
    rates[kind] = Number(figure);
  }
  return { ...usualRates, ...rates };
}

/** Reads the environment; folders are relative to the root. */
export function readSettings(env: Environment, root: string): ServerSettings {
  const openId = openIdIn(env);
  const apex = apexIn(env, openId);
  const databaseUrl = databaseUrlIn(env, openId);
  const appFolder = appFolderIn(env, root);
  const maxConnections = wholeIn(env, 'MAX_CONNECTIONS', 1, 999_999);
  return {
    port: wholeIn(env, 'PORT', 0, 65_535) ?? usualPort,
    dataFolder: resolve(root, given(env, 'DATA_DIR') ?? '.data'),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(appFolder === undefined ? {} : { appFolder }),
    ...(maxConnections === undefined ? {} : { maxConnections }),
    ...(openId === undefined ? {} : { openId }),
    ...(apex === undefined ? {} : { apex }),
    suggestions: suggestionSettings(env),
    rates: ratesIn(env),
    graceMs: (wholeIn(env, 'STOP_SECONDS', 0, 99_999) ?? 300) * 1000,
    trustsProxy: given(env, 'TRUST_PROXY') === '1',
  };
}
