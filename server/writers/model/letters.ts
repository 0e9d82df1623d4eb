import type { Grounds, LetterOrder, Round, SuggestedLetter } from '../writer.ts';
import { askForItems, type Spending } from './ask.ts';
import type { ModelClient } from './client/createClient.ts';
import { collect } from './collect.ts';
import { createDistinct } from './grounds/distinct.ts';
import { siteOfCompany } from './grounds/namesCompany.ts';
import { groundedItem } from './item.ts';
import { letterSchema, letterShape } from './kinds.ts';
import { materialOf, type Material } from './material.ts';

type Letter = SuggestedLetter & Grounds;

/** The hook, length and request of a letter: consecutive letters differ in all three. */
const approaches = [
  'Begin with something the material says of this business. Three short paragraphs. Ask for a short call.',
  'Begin with a question about a problem the reader is likely to have. At most four sentences in all. Ask only whether it is worth a reply.',
  'Begin with what a customer of this business has of it. Two paragraphs and a list of two or three lines. Offer to send something useful, free of charge.',
];

const placeholder = /\[[^\]\n]{1,60}\]|\{\{?[^}\n]{0,60}\}?\}|<[^>\n]{1,60}>|_{3,}|\bX{2,}\b/;

/** Two capitalised words inside a sentence: probably a person's name, except in languages that capitalise other words. */
const properName = /(?<=[\p{Ll},;] )\p{Lu}[\p{Ll}’']+ \p{Lu}[\p{Ll}’']+/gu;

/** Returns the problems of a letter, for the model's second attempt. */
function problemsIn(
  { body, subject, greeting }: { body: string; subject: string; greeting: string },
  known: string,
  language: string | undefined,
): string[] {
  const names =
    language === 'de'
      ? []
      : [...body.matchAll(properName)]
          .map(([name]) => name)
          .filter((name) => !known.includes(name));
  return [
    ...(placeholder.test(`${subject} ${body}`) ? ['no placeholder may be left in it'] : []),
    ...(/^[^{}\n]{1,30}\{name\}[^{}\n]{0,10}$/.test(greeting)
      ? []
      : ['the greeting must be one line with {name} in it']),
    ...names.map((name) => `“${name}” does not stand in the material`),
  ];
}

/** An earlier letter without its sender and recipient, so that it can be shown in the prompt for another one. */
const withoutNames = (body: string, names: readonly string[]): string =>
  names
    .flatMap((name) => [name, ...name.split(' ')])
    .filter((name) => name.length > 1)
    .reduce((text, name) => text.replaceAll(name, ''), body);

/** Writes letters to a person. Their company's news is mentioned only when a page contains it. */
export function writeLetters(
  client: ModelClient,
  { profile, site, budget, to, sender, there, count }: LetterOrder,
  onCost: (spending: Spending) => void,
): Promise<Round<SuggestedLetter>> {
  const material: Material = materialOf(profile, [site, siteOfCompany(to.site, to.company)]);
  const known = [material.text, profile.name, to.company, to.role, sender].join('\n');
  const approach = approaches[there.length % approaches.length] ?? '';
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  return collect<Letter>(
    {
      count,
      nameOf: ({ body }) => body,
      isNew: createDistinct(there),
      ask: async (missing, spending) => {
        const items = await askForItems(
          {
            client,
            budget,
            prompt: 'letters',
            profile,
            material,
            avoid: there.slice(-3).map((body) => withoutNames(body, [sender, to.name])),
            count: missing,
            values: {
              approach,
              role: oneLine(to.role),
              employer: oneLine(to.company),
              about: to.note || 'Nothing but its name.',
            },
          },
          letterSchema,
          spending,
          (item) => problemsIn(item, known, material.language),
        );
        return items.flatMap((item): Letter[] => {
          const grounded = groundedItem(item, letterShape, material);
          if (!grounded) return [];
          const { subject, greeting, body, closing } = grounded.item;
          const name = profile.name === sender ? '' : `\n${profile.name}`;
          const forWire = (field: string) => (field === 'body' ? 'emailBody' : 'emailSubject');
          return [
            {
              subject: oneLine(subject),
              greeting: oneLine(greeting),
              body: `${body}\n\n${oneLine(closing)}\n${sender}${name}`,
              evidence: grounded.evidence.map((each) => ({ ...each, field: forWire(each.field) })),
              assumptions: grounded.assumptions.map(forWire),
            },
          ];
        });
      },
    },
    onCost,
  );
}
