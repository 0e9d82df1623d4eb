/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the value of a setting. An empty one counts as missing. */
export const given = (env: Environment, name: string): string | undefined =>
  env[name]?.trim() || undefined;

/** The port unless `PORT` names another. */
export const usualPort = 5173;
