import {
  noticeTones,
  type DeploymentNotice,
  type SettingProblem,
  type Settings,
  type SettingsResult,
} from './settings.ts';
import { isRecord, readJson } from '../entities/json.ts';

type Group = Readonly<Record<string, unknown>>;

/** The paths of all required settings. `tests` below must have one for each. */
type SettingName = {
  [Name in Exclude<keyof Settings, 'notice'>]: Settings[Name] extends string | boolean
    ? Name
    : `${Name}.${keyof Settings[Name] & string}`;
}[Exclude<keyof Settings, 'notice'>];

type Test = (value: unknown) => boolean;

const isHost = (text: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text);
const isBareOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return /^https?:$/.test(url?.protocol ?? '') && `${url?.pathname}${url?.search}` === '/';
};
const isLink = (text: string): boolean => URL.canParse(text) && /^(https?|mailto):/i.test(text);
const isPage = (text: string): boolean => URL.canParse(text) && /^https?:/i.test(text);
/** Maximum length of a notice, so that it stays one line. */
const longestNotice = 200;

const textThat =
  (test: (text: string) => boolean): Test =>
  (value) =>
    typeof value === 'string' && test(value);
const noneOr = (test: (text: string) => boolean): Test =>
  textThat((text) => text === '' || test(text));

const filled = textThat((text) => text.trim() !== '');
const hostName = textThat(isHost);

const tests: Readonly<Record<string, Test>> = {
  apiHost: noneOr(isBareOrigin),
  'identity.domain': textThat((text) => isHost(text) || isBareOrigin(text)),
  'identity.clientId': filled,
  'identity.audience': textThat(() => true),
  'identity.organizations': (value) => typeof value === 'boolean',
  'identity.tokenCache': (value) => value === 'memory' || value === 'localstorage',
  apex: noneOr(isHost),
  fallbackApex: hostName,
  demoWorkspace: hostName,
  idempotency: (value) => typeof value === 'boolean',
  'brand.name': filled,
  'brand.supportUrl': noneOr(isLink),
} satisfies Record<SettingName, Test>;

const noticeTests: Readonly<Record<string, Test>> = {
  'notice.text': textThat((text) => text.trim() !== '' && text.length <= longestNotice),
  'notice.link': noneOr(isPage),
  'notice.tone': (value) => noticeTones.some((tone) => tone === value),
} satisfies Record<`notice.${keyof DeploymentNotice}`, Test>;

/** Flattens the block to paths and values. A name with a dot is quoted, so that it cannot look like a path. */
function flatten(block: Group, prefix = ''): Map<string, unknown> {
  const entries = Object.entries(block).flatMap(([name, value]) => {
    const path = prefix + (name.includes('.') ? JSON.stringify(name) : name);
    return isRecord(value) ? [...flatten(value, `${path}.`)] : [[path, value] as const];
  });
  return new Map(entries);
}

function problemsOf(block: Group): SettingProblem[] {
  const values = flatten(block);
  const needed = isRecord(block['notice']) ? { ...tests, ...noticeTests } : tests;
  const names = Object.keys(needed);
  return [
    ...names
      .filter((setting) => needed[setting]?.(values.get(setting)) !== true)
      .map((setting): SettingProblem => {
        return { setting, problem: values.has(setting) ? 'wrong' : 'missing' };
      }),
    ...[...values.keys()]
      .filter((setting) => !names.includes(setting))
      .map((setting): SettingProblem => {
        return { setting, problem: setting === 'notice' ? 'wrong' : 'unknown' };
      }),
  ];
}

/** Returns true when the block has no problems. Then it has the types that the tests check. */
const hasNoProblems = (_: Group, problems: readonly SettingProblem[]): _ is Group & Settings =>
  problems.length === 0;

/** Reads the settings block. Names every setting that is missing, wrong or unknown, and assumes no defaults. */
export function readSettings(text: string | undefined): SettingsResult {
  const block = readJson(text);
  if (!isRecord(block)) {
    const problem = text === undefined ? 'missing' : 'wrong';
    return { isUsable: false, problems: [{ setting: 'settings', problem }] };
  }
  const problems = problemsOf(block);
  return hasNoProblems(block, problems)
    ? { isUsable: true, settings: block }
    : { isUsable: false, problems };
}
