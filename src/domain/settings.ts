/** What a deployer sets, read at run time: one build serves every environment. */
export interface Settings {
  /** Where the API is, without `/api`; empty for the product's own origin. */
  readonly apiHost: string;
  readonly identity: IdentitySettings;
  /** The product's own domain, needed where labels cannot be counted (`co.uk`); empty otherwise. */
  readonly apex: string;
  /** Stands for the apex on this machine. */
  readonly fallbackApex: string;
  /** The workspace used where the host names none. */
  readonly demoWorkspace: string;
  readonly brand: { readonly name: string; readonly supportUrl: string };
}

export interface IdentitySettings {
  readonly domain: string;
  readonly clientId: string;
  /** The API's audience; without one no token is attached to calls. */
  readonly audience: string;
  /** Signs in to the provider's organisation named as the workspace. */
  readonly organizations: boolean;
  /**
   * Where tokens live. `localstorage` survives a reload where the provider is not on the same site, at the cost that any
   * script that runs in the page can read the tokens.
   */
  readonly tokenCache: 'memory' | 'localstorage';
}

/** A setting that keeps the product from starting. */
export interface SettingProblem {
  /** Its name as written in the block, such as `identity.clientId`; `settings` for the block itself. */
  readonly setting: string;
  readonly problem: 'missing' | 'wrong' | 'unknown';
}

export type SettingsResult =
  | { readonly isUsable: true; readonly settings: Settings }
  | { readonly isUsable: false; readonly problems: readonly SettingProblem[] };

type Accepts<Value> = (value: unknown) => value is Value;
type TokenCache = IdentitySettings['tokenCache'];

/** A text that passes a test. */
const textThat =
  (test: (text: string) => boolean): Accepts<string> =>
  (value): value is string =>
    typeof value === 'string' && test(value);

const isBareOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return /^https?:$/.test(url?.protocol ?? '') && `${url?.pathname}${url?.search}` === '/';
};
const isHost = (text: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text);
const isLink = (text: string): boolean => URL.canParse(text) && /^(https?|mailto):/i.test(text);

const anyText = textThat(() => true);
const filled = textThat((text) => text.trim() !== '');
const hostName = textThat(isHost);
const hostNameOrNone = textThat((text) => text === '' || isHost(text));
const originOrNone = textThat((text) => text === '' || isBareOrigin(text));
const hostOrOrigin = textThat((text) => isHost(text) || isBareOrigin(text));
const linkOrNone = textThat((text) => text === '' || isLink(text));
const yesOrNo: Accepts<boolean> = (value) => typeof value === 'boolean';
const tokenCache: Accepts<TokenCache> = (value) => value === 'memory' || value === 'localstorage';

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The block as a flat list of names and values. */
function flat(block: Readonly<Record<string, unknown>>, prefix = ''): Map<string, unknown> {
  const entries = Object.entries(block).flatMap(([name, value]) =>
    isGroup(value) ? [...flat(value, `${prefix}${name}.`)] : [[`${prefix}${name}`, value] as const],
  );
  return new Map(entries);
}

/** Takes values out of the block by name and notes what cannot be taken. */
function takerOf(values: ReadonlyMap<string, unknown>, problems: SettingProblem[]) {
  const taken = new Set<string>();
  const take = <Value>(setting: string, accepts: Accepts<Value>, otherwise: Value): Value => {
    taken.add(setting);
    const value = values.get(setting);
    if (accepts(value)) return value;
    problems.push({ setting, problem: values.has(setting) ? 'wrong' : 'missing' });
    return otherwise;
  };
  const noteTheRest = () => {
    for (const setting of values.keys())
      if (!taken.has(setting)) problems.push({ setting, problem: 'unknown' });
  };
  return { take, noteTheRest };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Reads the settings block; a setting that is missing, wrong or unknown is named rather than guessed. */
export function readSettings(text: string | undefined): SettingsResult {
  const block = parsed(text);
  if (!isGroup(block)) {
    const problem = text === undefined ? 'missing' : 'wrong';
    return { isUsable: false, problems: [{ setting: 'settings', problem }] };
  }
  const problems: SettingProblem[] = [];
  const { take, noteTheRest } = takerOf(flat(block), problems);
  const settings: Settings = {
    apiHost: take('apiHost', originOrNone, ''),
    identity: {
      domain: take('identity.domain', hostOrOrigin, ''),
      clientId: take('identity.clientId', filled, ''),
      audience: take('identity.audience', anyText, ''),
      organizations: take('identity.organizations', yesOrNo, false),
      tokenCache: take('identity.tokenCache', tokenCache, 'memory'),
    },
    apex: take('apex', hostNameOrNone, ''),
    fallbackApex: take('fallbackApex', hostName, ''),
    demoWorkspace: take('demoWorkspace', hostName, ''),
    brand: {
      name: take('brand.name', filled, ''),
      supportUrl: take('brand.supportUrl', linkOrNone, ''),
    },
  };
  noteTheRest();
  return problems.length > 0 ? { isUsable: false, problems } : { isUsable: true, settings };
}
