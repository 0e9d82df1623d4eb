import type { Brief } from '../brief.ts';
import { at, seededRandom } from '../seededRandom.ts';
import { combinations } from '../supply.ts';
import { kindOf } from '../trade/accounts.ts';
import { familyNames, givenNames } from '../trade/names.ts';

/** The company to find people at. */
export interface Employer {
  readonly name: string;
  readonly description: string;
}

/** A person who takes part in the decision. */
export interface Person {
  readonly name: string;
  readonly role: string;
}

const anyRoles = ['Managing Director', 'Head of Operations', 'Head of Marketing', 'Office Manager'];

/** People who decide at a company, with roles that fit its industry. */
export function* prospects(brief: Brief, employer: Employer): Generator<Person> {
  const chance = seededRandom(brief.seed, 'prospects', employer.name);
  const kind = kindOf(`${employer.description} ${employer.name}`);
  const roles = chance.shuffled(kind?.roles ?? anyRoles);
  const given = chance.shuffled(givenNames);
  const family = chance.shuffled(familyNames);
  const turns = combinations(given.length, family.length, 1);
  for (const [first, last] of turns) {
    yield { name: `${at(given, first)} ${at(family, last)}`, role: at(roles, first) };
  }
}

/** Returns an invented address of a person. Its domain is reserved, so no mail can reach a real person. */
export function addressOf(person: string, company: string): string {
  const label = (text: string, joint: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/\p{M}/gu, '')
      .match(/[a-z0-9]+/g)
      ?.slice(0, 4)
      .join(joint);
  return `${label(person, '.') ?? 'hello'}@${label(company, '-') ?? 'company'}.example`;
}
