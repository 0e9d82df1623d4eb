/** The faults of the fake model's answers. */
export interface AnswerFaults {
  /** Gives quotes that are on no page. */
  readonly inventsQuotes?: boolean;
  /** Gives invented names, figures and addresses. */
  readonly inventsFacts?: boolean;
  /** Gives the same item again and again. */
  readonly repeats?: boolean;
  /** Answers in German, whatever language is requested. */
  readonly speaksGerman?: boolean;
  readonly usesPhrases?: boolean;
}

/** The request, as far as a model can tell from its prompt. */
export interface AskedFor {
  readonly fields: readonly string[];
  readonly count: number;
  /** Sentences of the material. */
  readonly sentences: readonly string[];
  readonly business: string;
}

const subjects = [
  'Warm loaves before seven',
  'Bicycle delivery across town',
  'Heritage flour, locally milled',
  'Subscriptions anyone can pause',
  'Replies the same day',
  'Guests remembering the crust',
  'Orders taken overnight',
  'Rye and seeded rolls',
  'Small batches, big ovens',
  'Invoices that explain themselves',
  'Breakfast menus made easy',
  'Less waste at closing time',
];
const words = [
  'sourdough',
  'rye',
  'seeded',
  'heritage',
  'wholesale',
  'organic',
  'artisan',
  'fresh',
];
const things = ['rolls', 'delivery', 'supplier', 'prices', 'subscription', 'baker', 'order', 'box'];
const endings = [
  'baked while the town sleeps',
  'asked for by chefs',
  'cut thick for lunch',
  'sent back by nobody',
  'ready before the coffee',
];
const roles = ['Head of Purchasing', 'Managing Director', 'Kitchen Manager', 'Owner', 'Buyer'];

const openings: readonly ((subject: string, business: string) => string)[] = [
  (subject, business) =>
    `${subject}: that is what ${business} does for cafés like yours.\n\nWould it be worth a short reply?`,
  () =>
    'Who gets up first when the morning delivery is late, and what does that cost your kitchen?\n\nWe can take this off your hands.',
  (_subject, business) =>
    `Guests remember a crust. With ${business} you offer one without an oven:\n\n- baked overnight\n- brought to the door\n\nShall we send you a loaf to try?`,
];

const german =
  'Wir backen das Brot für die Cafés der Stadt und bringen es mit dem Rad zu Ihnen, und das ist nicht alles.';

const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** A text for one field of one item. */
function textFor(field: string, index: number, asked: AskedFor, bad: AnswerFaults): string {
  const subject = at(subjects, index);
  const { business } = asked;
  if (bad.speaksGerman && field !== 'website')
    return field === 'title' || field === 'name' ? 'Das Brot für die Stadt' : german;
  const phrase = bad.usesPhrases ? "In today's fast-paced world, " : '';
  const figure = bad.inventsFacts ? ` It saves 37% a year. Write to sales@invented.example.` : '';
  // A piece has more sentences than there are subjects.
  const more = `Our ${at(words, index)} ${at(things, index * 3)}: ${at(endings, index)}`;
  const known: Readonly<Record<string, string>> = {
    title: subject,
    region: asked.fields.includes('keyword')
      ? 'United Kingdom'
      : `Region of ${at(['Bath', 'Cardiff', 'Exeter', 'Oxford', 'Swindon', 'Truro', 'Leeds'], index)}`,
    keyword: `${at(words, index)} ${at(things, Math.floor(index / words.length) + index)}`,
    target_company_name: `${at(['Harbour', 'Saltmarsh', 'Juniper', 'Copper', 'Lantern', 'Willow', 'Anchor'], index)} ${at(['Kitchens', 'Hotels', 'Dining', 'Cafés'], index)}`,
    website: `${at(['harbour', 'saltmarsh', 'juniper', 'copper'], index)}.example`,
    targetIcp: 'Independent cafés',
    role: at(roles, index),
    name: '',
    quote: '',
    subject: `${subject} for your team`,
    text: `${index < subjects.length ? subject : more}.${figure}`,
    body: `${phrase}${at(openings, index)(subject, business)}${figure}`,
  };
  return (
    known[field] ??
    `${phrase}${business} stands for this: ${subject.toLowerCase()}, and it is easy to begin.${figure}`
  );
}

/** Returns one item with exactly the requested fields. */
export function itemFor(asked: AskedFor, turn: number, bad: AnswerFaults): Record<string, unknown> {
  const index = bad.repeats ? 0 : turn;
  const item: Record<string, unknown> = {};
  const levels = ['High', 'Medium', 'Low'];
  for (const field of asked.fields) {
    if (field === 'evidence') continue;
    const text = textFor(field, index, asked, bad);
    if (field === 'competitionLevel' || field === 'estimated_value')
      item[field] = at(levels, index);
    else if (field === 'type') item[field] = at(['BLOG_POST', 'EBOOK', 'INFOGRAPHIC'], index);
    else if (['painPoints', 'goals', 'outline', 'keywords'].includes(field))
      item[field] = [text, `${text} Again.`];
    else item[field] = text;
  }
  const quote = bad.inventsQuotes
    ? 'We have won the national bakery award three times in a row.'
    : (asked.sentences[index % Math.max(asked.sentences.length, 1)] ?? 'Nothing was said.');
  if (asked.fields.includes('evidence')) {
    const claims = ['description', 'recommendation', 'outline', 'body'];
    const field = claims.find((claim) => asked.fields.includes(claim)) ?? 'title';
    item['evidence'] = [{ field, quote }];
  }
  if (asked.fields.includes('text')) item['quote'] = quote;
  else if (asked.fields.includes('quote')) namePerson(item, asked, bad);
  return item;
}

/** A person named in the material, or undefined. */
function namePerson(
  item: Record<string, unknown>,
  { sentences }: AskedFor,
  bad: AnswerFaults,
): void {
  const sentence = sentences.find((each) => / is our /.test(each));
  const [, name = '', role = ''] = /^(.+?) is our (.+?)\.?$/.exec(sentence ?? '') ?? [];
  if (bad.inventsFacts)
    Object.assign(item, { name: 'John Invented', quote: 'John Invented buys here.' });
  else if (sentence && item['role'] === roles[0])
    Object.assign(item, { name, role, quote: sentence });
}
