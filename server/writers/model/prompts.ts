import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the prompts, each in a file of its own. */
export type PromptName =
  | 'usps'
  | 'icps'
  | 'geographies'
  | 'targetCompanies'
  | 'keywords'
  | 'contentIdeas'
  | 'people'
  | 'field'
  | 'letters';

const texts = new Map<string, string>();

/** A prompt from its file, which is read once. */
function textOf(name: PromptName | 'rules'): string {
  const file = join(import.meta.dirname, 'prompts', `${name}.md`);
  const text = texts.get(name) ?? readFileSync(file, 'utf8').trim();
  texts.set(name, text);
  return text;
}

/** A version that changes with every character of the prompt and of the rules before it. */
function versionOf(name: PromptName): string {
  const hash = createHash('sha256')
    .update(`${textOf('rules')}\n${textOf(name)}`)
    .digest('hex');
  return `${name}-${hash.slice(0, 8)}`;
}

/** Fills placeholders with values. Placeholders inside a value are not filled. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The prompt asks for ${name}, which is not given.`);
    return value;
  });

/** The messages for a model: the rules, then the request with all its material. */
export function writtenPrompt(
  name: PromptName,
  values: Readonly<Record<string, string>>,
): { readonly system: string; readonly user: string; readonly version: string } {
  return {
    system: filled(textOf('rules'), values),
    user: filled(textOf(name), values),
    version: versionOf(name),
  };
}

/** Material between fences with a random name, so that the material cannot close them. */
export const fenced = (text: string, fence: string): string =>
  `<${fence}>\n${text.replaceAll(fence, '')}\n</${fence}>`;
