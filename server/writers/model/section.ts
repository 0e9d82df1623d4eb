import { fallback, object, optional, string } from 'valibot';
import { longestSentence, type Sentence } from '#domain/content/section.ts';
import type { VoiceToWrite } from '#domain/content/voice.ts';
import type { Round, SectionOrder, SuggestedSection } from '../writer.ts';
import { sentencesOf } from './grounds/figures.ts';
import { namesStranger } from './grounds/names.ts';
import { groundedItem, oneLine, type ItemShape } from './item.ts';
import { materialOf } from './material.ts';
import type { Task } from './write.ts';

/** Without a quote a sentence is good too: it then stands as an assumption. */
const sentenceSchema = object({ text: string(), quote: fallback(optional(string(), ''), '') });
const shape: ItemShape = { claims: ['text'], longest: { text: longestSentence } };

/** How a piece is called in the prompt, and the most sentences of its sections. */
const kinds: Readonly<Record<string, readonly [called: string, most: number]>> = {
  BLOG_POST: ['an article', 8],
  INFOGRAPHIC: ['an infographic', 4],
  EBOOK: ['an e-book', 12],
};

const opening = 'It opens the piece: its first sentence makes the reader want to go on.';
const inside =
  'It stands inside the piece: it neither greets, introduces nor sums up, and says nothing that another section says.';

/** How the section is to sound, a line for each thing that is known. */
const soundOf = ({ address, length, unwanted }: Partial<VoiceToWrite>): string =>
  [
    address && `- In German, say “${address === 'formal' ? 'Sie' : 'du'}” to the reader.`,
    length && `- Sentences have about ${length} words.`,
    unwanted?.length && `- Do not use: ${unwanted.map(oneLine).join('; ')}.`,
  ]
    .filter(Boolean)
    .map((line) => `\n${line}`)
    .join('');

/** What the piece is about, as far as the idea tells. */
function aboutOf({ title, targetIcp, keywords, outline }: SectionOrder['idea']): string {
  const points = outline.map((point) => `- ${oneLine(point)}`);
  return [
    `Title: ${title}`,
    `For: ${targetIcp}`,
    `Search terms: ${keywords.join('; ')}`,
    `Outline:\n${points.join('\n')}`,
  ].join('\n');
}

/** One section of a piece: its items are the sentences, each judged alone. */
export function sectionTask(order: SectionOrder) {
  const { profile, site, idea, point, there } = order;
  const material = materialOf(profile, [site]);
  const [called, most] = kinds[idea.type] ?? ['a piece', 8];
  const about = aboutOf(idea);
  const known = { text: `${material.text}\n${about}\n${point}`, language: material.language };
  const ends = there.map(({ heading, sentences }) => `${heading}: ${sentences.at(-1) ?? ''}`);
  return {
    ...order,
    prompt: 'section',
    schema: sentenceSchema,
    partsOfOne: 'sentences',
    longest: shape.longest,
    isFewerRight: true,
    material,
    count: most,
    avoid: ends,
    unlike: there.flatMap(({ sentences }) => sentences),
    values: {
      called,
      point: oneLine(point),
      place: oneLine(idea.outline[0] ?? '') === oneLine(point) ? opening : inside,
      about,
      sound: soundOf(order.voice ?? {}),
    },
    draftOf: ({ text, quote }) => {
      const own = sentencesOf(oneLine(text)).filter((each) => !namesStranger(each, known));
      const evidence = [{ field: 'text', quote }];
      const grounded = groundedItem({ text: own.join(''), evidence }, shape, material);
      if (!grounded) return undefined;
      const [found] = grounded.grounds.evidence;
      const { field: _only, ...rests } = found ?? { field: '', assumed: true as const };
      return { text: grounded.item.text, ...rests };
    },
    nameOf: ({ text }: Sentence) => text,
  } satisfies Task<typeof sentenceSchema, Sentence>;
}

/** The section of what was kept; no item when nothing was. */
export function sectionOf({ items, ...said }: Round<Sentence>): Round<SuggestedSection> {
  const [first] = items;
  if (!first) return { ...said, items: [] };
  const { prompt } = first;
  const sentences = items.map(({ prompt: _own, ...sentence }): Sentence => sentence);
  return { ...said, items: [{ sentences, ...(prompt !== undefined && { prompt }) }] };
}
