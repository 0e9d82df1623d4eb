import { randomBytes } from 'node:crypto';
import type { GenericSchema, InferOutput } from 'valibot';
import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import { longest } from '#domain/entities/description.ts';
import { addCosts, type Budget, type Cost } from '../writer.ts';
import { answerSchema } from './answerSchema.ts';
import type { Message } from './client/chat.ts';
import type { ModelClient } from './client/createClient.ts';
import { ModelFailure } from './client/failure.ts';
import { isOtherLanguage, languageName, languageOf } from './grounds/language.ts';
import { pagesText, type Material } from './material.ts';
import { fenced, writtenPrompt, type PromptName } from './prompts.ts';
import { readItems } from './readItems.ts';

/** The parts of a request for items. */
export interface Asking {
  readonly client: ModelClient;
  readonly budget: Budget | undefined;
  readonly prompt: PromptName;
  readonly profile: BusinessProfile;
  readonly material: Material;
  readonly avoid: readonly string[];
  readonly count: number;
  /** More values for the prompt. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The cost of a round so far, including failed requests and answers that could not be used. */
export interface Spending {
  cost: Cost;
  version: string;
}

const mostAvoided = 80;
/** The most characters of what is avoided, and of another value of a prompt. */
const mostOfValue = mostAvoided * longest.name;
const none = '(none)';

function messagesFor({ prompt, profile, material, avoid, count, values }: Asking) {
  const fence = `material-${randomBytes(6).toString('hex')}`;
  const name = profile.name.slice(0, longest.name);
  const business = `${name} (${profile.size} people), ${profile.website.slice(0, longest.line)}`;
  const avoided = avoid.slice(-mostAvoided).join('\n').slice(-mostOfValue);
  // A row that was stored before texts had limits may be of any length.
  const cut = Object.entries(values ?? {}).map(([key, value]) => [
    key,
    value.slice(0, mostOfValue),
  ]);
  const { about, ...others }: Readonly<Record<string, string>> = Object.fromEntries(cut);
  const said = `${profile.description.slice(0, longest.text)}\n\n${pagesText(material)}`;
  const { system, user, version } = writtenPrompt(prompt, {
    fence,
    language: languageName(material.language ?? 'en'),
    business: business.replace(/\s+/g, ' '),
    material: fenced(said, fence),
    avoid: fenced(avoided || none, fence),
    count: String(count),
    ...others,
    ...(about !== undefined && { about: fenced(about, fence) }),
  });
  return { version, system, user };
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Describes a wrong language of items. Empty when the language is right or cannot be detected. */
function languageProblem(items: readonly object[], expected: string | undefined): string[] {
  const own = items.map(({ ...item }) => ({ ...item, evidence: [], quote: '' }));
  return expected !== undefined && isOtherLanguage(expected, languageOf(textsIn(own).join('. ')))
    ? [`it must be written in ${languageName(expected)}`]
    : [];
}

/** Asks for items. An unusable answer is sent back once, with what is wrong with it. */
export async function askForItems<Schema extends GenericSchema<unknown, object>>(
  asking: Asking,
  schema: Schema,
  spending: Spending,
  problemsIn: (item: InferOutput<Schema>) => readonly string[] = () => [],
): Promise<readonly InferOutput<Schema>[]> {
  const { client, budget, prompt, material } = asking;
  const { system, user, version } = messagesFor(asking);
  spending.version = version;
  const answerIs = answerSchema(schema);
  const rules = `${system}\n\nThe schema of your answer:\n${JSON.stringify(answerIs)}`;
  const messages: Message[] = [
    { role: 'system', content: rules },
    { role: 'user', content: user },
  ];
  const metered: Budget = {
    workspace: budget?.workspace ?? '',
    reserve: async (tokens) => {
      const settle = await budget?.reserve(tokens);
      return async (cost) => {
        spending.cost = addCosts(spending.cost, cost);
        await settle?.(cost);
      };
    },
  };
  for (let turn = 1; ; turn += 1) {
    const question = { messages, name: prompt, schema: answerIs };
    const answer = await client.ask(question, metered);
    const { items, problems } = readItems(answer.text, schema);
    const wrong = languageProblem(items, material.language);
    const good = wrong.length > 0 ? [] : items.filter((item) => problemsIn(item).length === 0);
    if (good.length > 0) return good;
    const all = [...problems, ...wrong, ...items.flatMap(problemsIn)].slice(0, 10);
    if (turn === 2) throw new ModelFailure('unusable', all.join('; '));
    messages.push(
      { role: 'assistant', content: answer.text.slice(0, 4000) },
      {
        role: 'user',
        content: `That cannot be used: ${all.join('; ')}. Answer again, with JSON only.`,
      },
    );
  }
}
