import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What one process of the server is told by its environment. */
export interface ServerSettings {
  readonly port: number;
  readonly dataFolder: string;
  /** Where the built app is; nothing when only the API is served. */
  readonly appFolder?: string;
}

/** A setting that is missing or wrong, said in one sentence. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** What `sysexits.h` calls a configuration error. */
export const settingExitCode = 78;

const usualPort = 5173;

type Environment = Readonly<Record<string, string | undefined>>;

/** An empty setting counts as none. */
const given = (env: Environment, name: string): string | undefined =>
  env[name]?.trim() || undefined;

/** Settings of what this server cannot do yet: obeyed by nobody, they must not be taken for obeyed. */
const notYet: Readonly<Record<string, string>> = {
  DATABASE_URL: 'rows are kept in SQLite, in the folder DATA_DIR names',
  OIDC_ISSUER: 'people sign in with the embedded provider',
  OIDC_AUDIENCE: 'people sign in with the embedded provider',
  APEX_DOMAIN: 'workspaces stand under app.localhost',
};

function portIn(env: Environment): number {
  const text = given(env, 'PORT');
  if (text === undefined) return usualPort;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new SettingError(`PORT must be a whole number up to 65535, not ${text}.`);
  return port;
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

/** Reads the environment; folders are relative to the root. */
export function readSettings(env: Environment, root: string): ServerSettings {
  for (const [name, instead] of Object.entries(notYet)) {
    if (given(env, name) !== undefined)
      throw new SettingError(`${name} is not supported yet, so it must not be set: ${instead}.`);
  }
  const appFolder = appFolderIn(env, root);
  return {
    port: portIn(env),
    dataFolder: resolve(root, given(env, 'DATA_DIR') ?? '.data'),
    ...(appFolder === undefined ? {} : { appFolder }),
  };
}
