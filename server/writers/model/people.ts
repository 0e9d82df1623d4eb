import type { Evidence, Grounds, PeopleOrder, Round, SuggestedPerson } from '../writer.ts';
import { askForItems, type Spending } from './ask.ts';
import type { ModelClient } from './client/createClient.ts';
import { collect } from './collect.ts';
import { createDistinct } from './grounds/distinct.ts';
import { siteOfCompany } from './grounds/namesCompany.ts';
import { findQuote } from './grounds/quotes.ts';
import { personSchema } from './kinds.ts';
import { materialOf, type Material } from './material.ts';

type Person = SuggestedPerson & Grounds;

const looksLikeName = /^\p{Lu}[\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+){1,4}$/u;
/** A name in a script without capital letters, such as Chinese or Arabic. Its length only excludes whole sentences. */
const looksLikeUncasedName = /^(?!.*[\p{Lu}\p{Ll}\p{Lt}])\p{L}[\p{L}\p{M} ·・]{1,19}$/u;
const longestRole = 80;

/** True when a quote contains a name as a whole: 'Max Lindner' does not name Max Lind, nor 'Mary-Ann Lee' Ann Lee. */
function containsWhole(quote: string, name: string): boolean {
  for (let at = quote.indexOf(name); at >= 0; at = quote.indexOf(name, at + 1)) {
    const isBegun = /[\p{L}\p{M}\p{N}]['’-]?$/u.test(quote.slice(0, at));
    const goesOn = /^-?[\p{L}\p{M}\p{N}]/u.test(quote.slice(at + name.length));
    if (!isBegun && !goesOn) return true;
  }
  return false;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().toWellFormed();

/** The page that names a person, if any: a name without a page is not used. */
function evidenceOf(name: string, quote: string, { searchable }: Material): Evidence | undefined {
  const isCased = looksLikeName.test(name);
  if (!isCased && !looksLikeUncasedName.test(name)) return undefined;
  const found = findQuote(quote, searchable);
  // The business profile cannot name people of another company.
  if (!found?.url) return undefined;
  // Scripts without capitals join words, or write none apart.
  const isNamed = isCased ? containsWhole(found.quote, name) : found.quote.includes(name);
  if (!isNamed) return undefined;
  return { ...found, field: 'prospect_name' };
}

/** A person who is named on a page, or a role without a name. */
function personOf(
  { name, role, quote }: { readonly name: string; readonly role: string; readonly quote: string },
  theirs: Material,
): Person[] {
  const position = oneLine(role).slice(0, longestRole);
  if (position === '' || /\d/.test(position)) return [];
  const person = oneLine(name);
  const named = evidenceOf(person, quote, theirs);
  if (!named) return [{ name: '', role: position, evidence: [], assumptions: ['role'] }];
  const saysRole = named.quote.toLowerCase().includes(position.toLowerCase());
  return [
    {
      name: person,
      role: position,
      evidence: saysRole ? [named, { ...named, field: 'role' }] : [named],
      assumptions: saysRole ? [] : ['role'],
    },
  ];
}

/** Finds people at a company: by name only where its own website names them. */
export function findPeople(
  client: ModelClient,
  { profile, site, budget, employer, there, roles = [], gone = [], count }: PeopleOrder,
  onCost: (spending: Spending) => void,
): Promise<Round<SuggestedPerson>> {
  const theirSite = siteOfCompany(employer.site, employer.name);
  const theirs = materialOf({ ...profile, name: employer.name, description: '' }, [theirSite]);
  const { language } = materialOf(profile, [site]);
  const material = { ...theirs, language };
  return collect<Person>(
    {
      count,
      nameOf: ({ name, role }) => name || role,
      isNew: createDistinct([...gone, ...there]),
      ask: async (missing, spending) => {
        const values = { employer: oneLine(employer.name), about: employer.description };
        const items = await askForItems(
          {
            client,
            budget,
            prompt: 'people',
            profile,
            material,
            avoid: roles,
            count: missing,
            values,
          },
          personSchema,
          spending,
        );
        return items.flatMap((item) => personOf(item, material));
      },
    },
    onCost,
  );
}
