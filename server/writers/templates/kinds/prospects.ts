import type { Brief } from '../brief.ts';
import { at, dice } from '../dice.ts';
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

/** People who decide at a company; their roles fit what the company does. */
export function* prospects(brief: Brief, employer: Employer): Generator<Person> {
  const chance = dice(brief.seed, 'prospects', employer.name);
  const kind = kindOf(`${employer.description} ${employer.name}`);
  const roles = chance.shuffled(kind?.roles ?? anyRoles);
  const given = chance.shuffled(givenNames);
  const family = chance.shuffled(familyNames);
  const turns = combinations(given.length, family.length, 1);
  for (const [first, last] of turns) {
    yield { name: `${at(given, first)} ${at(family, last)}`, role: at(roles, first) };
  }
}

/** A person's address, on a reserved domain so that no real person is ever written to. */
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
