import { object, string, type InferOutput } from 'valibot';
import { meaningOf, placeholdersIn } from '#domain/mail/placeholders.ts';
import type { Grounds, LetterOrder, SuggestedLetter } from '../writer.ts';
import { sentencesOf } from './grounds/figures.ts';
import { namesInside } from './grounds/names.ts';
import { restsOnNew, sentencesAround, siteOfCompany } from './grounds/quotes.ts';
import { evidence, groundedItem, oneLine, type ItemShape } from './item.ts';
import { materialOf, type Material } from './material.ts';
import type { Task } from './write.ts';

const letterSchema = object({ subject: string(), body: string(), evidence });
const letterShape: ItemShape = { claims: ['body'], longest: { subject: 120, body: 2500 } };

/** The hook, length and request of a letter: consecutive letters differ in all three. */
const approaches = [
  'Begin with something the material says of this business. Three short paragraphs. Ask for a short call.',
  'Begin with a question about a problem the reader is likely to have. At most four sentences in all. Ask only whether it is worth a reply.',
  'Begin with what a customer of this business has of it. Two paragraphs and a list of two or three lines. Offer to send something useful, free of charge.',
];

const english = ['Hello {name},', 'Best regards,'] as const;
/** The greeting and closing by language. Without a name, a comma before it is left out too. */
const frames: Readonly<Record<string, readonly [greeting: string, closing: string]>> = {
  de: ['Guten Tag {name},', 'Mit freundlichen Grüßen'],
  fr: ['Bonjour {name},', 'Cordialement,'],
  es: ['Hola, {name}:', 'Saludos cordiales,'],
  it: ['Buongiorno {name},', 'Cordiali saluti,'],
  nl: ['Hallo {name},', 'Met vriendelijke groet,'],
  pt: ['Olá {name},', 'Com os melhores cumprimentos,'],
  pl: ['Dzień dobry, {name},', 'Z poważaniem'],
  sv: ['Hej {name},', 'Vänliga hälsningar,'],
  da: ['Hej {name},', 'Venlig hilsen'],
  cs: ['Dobrý den, {name},', 'S pozdravem'],
  ru: ['Здравствуйте, {name}!', 'С уважением,'],
  uk: ['Добрий день, {name}!', 'З повагою,'],
  ja: ['こんにちは {name}', 'よろしくお願いいたします。'],
  zh: ['您好 {name}：', '此致敬礼'],
  ko: ['안녕하세요 {name},', '감사합니다.'],
};

type Addressee = LetterOrder['to'];

/** A greeting and closing that the model wrote although it was not to. A line of a list is neither. */
const greeting = /^(?:[^\n.?!]{1,60}[,，]|\S+(?: \S+){0,2}[!！])[ \t]*\n[ \t]*\n/;
const closing = /\n[ \t]*\n(?![-•*])[^\n.?!:]{1,40}[,，][ \t]*(?:\n[^\n]{0,60}){0,3}$/;

/** The text for a placeholder that can only mean this; undefined when that is not certain. */
function certainly(found: string, before: string, after: string, to: Addressee) {
  const meaning = meaningOf(found);
  if (meaning === 'company') return to.company;
  // Elsewhere the name may be that of the sender.
  const isCalled =
    (/(?:^|[\n.!?]\s*)$/.test(before) && after.startsWith(',')) ||
    (/,\s$/.test(before) && /^[?!]/.test(after));
  if (meaning === 'givenName' || (meaning === 'name' && isCalled)) return to.name;
  return undefined;
}

const mark = '\ufffc';
const blank = /_{3,}|\[[^[\]\n]{1,60}\](?!\()/g;

/** Fills certain placeholders, and leaves out sentences with others or with unknown names. If only such are left, they stay (D78). */
function withoutPlaceholders(text: string, to: Addressee, isNamed: (name: string) => boolean) {
  let filled = text;
  // A placeholder may contain a full stop, so sentences are separated with all placeholders covered.
  let covered = text;
  for (const { found, start, end } of placeholdersIn(text).toReversed()) {
    const put = certainly(found, text.slice(0, start), text.slice(end), to)?.trim() ?? '';
    const isSure = put !== '' && placeholdersIn(put).length === 0;
    const within = (whole: string, part: string) => whole.slice(0, start) + part + whole.slice(end);
    filled = within(filled, isSure ? put : found);
    covered = within(covered, isSure ? put : mark.repeat(found.length));
  }
  covered = covered.replace(blank, (found) => mark.repeat(found.length));
  let at = 0;
  const known = sentencesOf(covered)
    .map((sentence) => {
      at += sentence.length;
      return { isWhole: !sentence.includes(mark), text: filled.slice(at - sentence.length, at) };
    })
    .filter((sentence) => namesInside(sentence.text).every(isNamed));
  const joined = (sentences: typeof known) =>
    sentences
      .map((sentence) => sentence.text)
      .join('')
      .replace(/\n\s*\n\s*/g, '\n\n')
      .trim();
  return joined(known.filter(({ isWhole }) => isWhole)) || joined(known);
}

/** The beginning of a subject that claims to answer or to forward. */
const thread =
  /^(?:\s*(?:re|aw|antw|sv|vs|odp|ang|fwd?|wg|tr|rv|rif|回复|答复|返信|转发)\s*[:：])+\s*/iu;

/** A letter from what a model wrote: the server adds greeting and closing, so that no name goes to a model (D72). */
export function letterOf(
  { subject, body, ...quotes }: InferOutput<typeof letterSchema>,
  { profile, to, sender }: Pick<LetterOrder, 'profile' | 'to' | 'sender'>,
  material: Material,
): (SuggestedLetter & Grounds) | undefined {
  const known = [material.text, profile.name, to.name, to.company, to.role, sender].join('\n');
  const isNamed = (name: string) => material.language === 'de' || known.includes(name);
  const between = body.trim().replace(greeting, '').replace(closing, '');
  const grounded = groundedItem(
    {
      subject: withoutPlaceholders(oneLine(subject), to, () => true),
      body: withoutPlaceholders(between, to, isNamed),
      ...quotes,
    },
    letterShape,
    material,
  );
  if (!grounded) return undefined;
  const { item, grounds } = grounded;
  const ownSubject = oneLine(item.subject).replace(thread, '');
  if (ownSubject === '') return undefined;
  const [hello, goodbye] = frames[material.language ?? ''] ?? english;
  const business = profile.name === sender ? '' : `\n${profile.name}`;
  const forWire = (field: string) => (field === 'body' ? 'emailBody' : 'emailSubject');
  return {
    subject: ownSubject,
    greeting: hello,
    body: `${item.body}\n\n${goodbye}\n${sender}${business}`,
    evidence: grounds.evidence.map((each) => ({ ...each, field: forWire(each.field) })),
    assumptions: grounds.assumptions.map(forWire),
  };
}

/** An earlier letter without its sender and recipient, so that it can be shown in the prompt for another one. */
const withoutNames = (body: string, names: readonly string[]): string =>
  names
    .flatMap((name) => [name, ...name.split(' ')])
    .filter((name) => name.length > 1)
    .reduce((text, name) => text.replaceAll(name, ''), body);

/** Letters to a person. The first ones mention news of their company only when a page contains it. */
export function letterTask(order: LetterOrder) {
  const { profile, site, to, sender, there, used } = order;
  const sites = [site, siteOfCompany(to.site, to.company)];
  const material = materialOf(profile, sites, used && to.note);
  // Another part of a sentence that was quoted is nothing new.
  const known = used && [...used, ...sentencesAround(used, material.searchable)];
  const earlier = there.slice(-3).map((body) => withoutNames(body, [sender, to.name]));
  return {
    ...order,
    prompt: used ? 'followUp' : 'letters',
    schema: letterSchema,
    longest: letterShape.longest,
    material,
    avoid: [...earlier, ...(used ?? [])],
    unlike: there,
    values: {
      approach: approaches[there.length % approaches.length] ?? '',
      role: oneLine(to.role),
      employer: oneLine(to.company),
      about: to.note || 'Nothing but its name.',
    },
    draftOf: (item) => letterOf(item, order, material),
    saysMore: ({ evidence }) => known === undefined || restsOnNew(evidence, known),
    nameOf: ({ body }) => body,
  } satisfies Task<typeof letterSchema, SuggestedLetter>;
}
