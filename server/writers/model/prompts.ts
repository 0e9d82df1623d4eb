import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import { longest } from '#domain/entities/description.ts';
import type { Suggested } from '../writer.ts';
import type { Message } from './client/chat.ts';
import { languageName } from './grounds/language.ts';
import { pagesText, type Material } from './material.ts';

type PromptName = Suggested | 'people' | 'field' | 'letters' | 'followUp' | 'section';

const texts = new Map<string, string>();

function textOf(name: PromptName | 'rules' | 'material'): string {
  const file = join(import.meta.dirname, 'prompts', `${name}.md`);
  const text = texts.get(name) ?? readFileSync(file, 'utf8').trim();
  texts.set(name, text);
  return text;
}

/** A version that changes with every character of the prompt, but for its material. */
export function versionOf(name: PromptName): string {
  const parts = (['rules', name, 'material'] as const).map(textOf);
  return `${name}-${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8)}`;
}

/** What the prompt of a list says about one field. */
export const askedOf = (name: Suggested, field: string): string =>
  new RegExp(`^- \`${field}\`: (.*)$`, 'm').exec(textOf(name))?.[1] ?? 'a text.';

/** Fills placeholders with values. Placeholders inside a value are not filled. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The prompt asks for ${name}, which is not given.`);
    return value;
  });

export interface PromptParts {
  readonly prompt: PromptName;
  readonly profile: BusinessProfile;
  readonly material: Material;
  readonly avoid: readonly string[];
  readonly values?: Readonly<Record<string, string>>;
}

const mostAvoided = 80;
/** The most characters of what is avoided, and of another value: a row stored before texts had limits may be of any length. */
const mostOfValue = mostAvoided * longest.name;
/** The most characters of a prompt, unless the model has room for less. */
const usualMost = 60_000;

/** The messages for a model: the rules, then the request with all its material, cut to the characters that the model can read. */
export function messagesFor(
  { prompt, profile, material, avoid, values = {} }: PromptParts,
  count: number,
  most = usualMost,
): readonly Message[] {
  const mostOfEach = Math.min(mostOfValue, Math.floor(most / 8));
  // The material cannot close a fence with a random name.
  const fence = `material-${randomBytes(6).toString('hex')}`;
  const fenced = (text: string) => `<${fence}>\n${text.replaceAll(fence, '')}\n</${fence}>`;
  const name = profile.name.slice(0, longest.name);
  const business = `${name} (${profile.size} people), ${profile.website.slice(0, longest.line)}`;
  const description = profile.description.slice(0, Math.min(longest.text, mostOfEach));
  const avoided = avoid.slice(-mostAvoided).join('\n').slice(-mostOfEach);
  const all: Record<string, string> = {
    fence,
    language: languageName(material.language ?? 'en'),
    business: business.replace(/\s+/g, ' '),
    material: '',
    avoid: fenced(avoided || '(none)'),
    count: String(count),
  };
  for (const [key, value] of Object.entries(values)) {
    const text = value.slice(0, mostOfEach);
    all[key] = key === 'about' ? fenced(text) : text;
  }
  const rules = filled(textOf('rules'), all);
  const request = `${textOf(prompt)}\n\n${textOf('material')}`;
  const left = most - rules.length - description.length - filled(request, all).length;
  const pages = pagesText(material, left);
  return [
    { role: 'system', content: rules },
    {
      role: 'user',
      content: filled(request, { ...all, material: fenced(`${description}\n\n${pages}`) }),
    },
  ];
}
