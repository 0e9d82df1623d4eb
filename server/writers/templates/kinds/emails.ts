import type { EmailVariation } from '#domain/mail/email.ts';
import type { Brief } from '../brief.ts';
import { at, seededRandom } from '../seededRandom.ts';
import { capital, fill, oneLine } from '../phrasing.ts';
import { distinct } from '../supply.ts';
import { approaches, farewells, offers, requests, type Approach } from './emailFrames.ts';

/** The recipient, and what is known about their company. */
export interface Addressee {
  /** Blank while the name is unknown. */
  readonly name: string;
  readonly role: string;
  readonly company: string;
  /** News or plans of the company; blank when unknown. */
  readonly note: string;
}

/** How many different letters the templates can write. */
const mostLetters = approaches.length * 2 * offers.length;

/** True for an approach that needs what is not known: without news of the company, none is quoted. */
const isPossible =
  ({ note }: Addressee) =>
  ({ needsNote }: Approach): boolean =>
    needsNote === undefined || note !== '';

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function* drafts(brief: Brief, to: Addressee, sender: string): Generator<EmailVariation> {
  const chance = seededRandom(brief.seed, 'emails', to.name, to.company);
  const order = [...approaches.slice(0, 3), ...chance.shuffled(approaches.slice(3))].filter(
    isPossible(to),
  );
  const [given = to.name] = to.name.trim().split(/\s+/);
  const start = chance.whole(0, 100);
  for (let turn = 0; turn < mostLetters; turn += 1) {
    const round = Math.floor(turn / order.length);
    const { openings, ...all } = at(order, turn);
    const subjects = all.subjects.filter((subject) => given !== '' || !subject.includes('{given}'));
    const words = {
      name: brief.name,
      company: to.company,
      role: to.role,
      given,
      term: at(brief.terms, start + turn + round),
      audience: at(brief.audiences, start + turn),
      note: sentence(capital(to.note)),
    };
    const paragraphs = [
      given === '' ? 'Hello,' : `Hello ${given},`,
      fill(at(openings, round), words),
      fill(at(offers, turn + Math.floor(round / 2)), words),
      fill(at(requests, turn + start), words),
      `${at(farewells, turn)},\n${sender}\n${brief.name}`,
    ];
    yield {
      subject: oneLine(fill(at(subjects, round), words), 120),
      body: paragraphs.join('\n\n').replace(`\n${brief.name}\n${brief.name}`, `\n${brief.name}`),
    };
  }
}

/** Letters to one person: the first three differ in their reason, later ones in their wording too. */
export const emails = (brief: Brief, to: Addressee, sender: string): Iterable<EmailVariation> =>
  distinct(drafts(brief, to, sender), ({ body }) => body);
