import { object, string, type InferOutput } from 'valibot';
import type { Evidence } from '#domain/evidence/grounds.ts';
import type { PeopleOrder, SuggestedPerson } from '../writer.ts';
import { findQuote, siteOfCompany } from './grounds/quotes.ts';
import { oneLine } from './item.ts';
import { materialOf, type Material } from './material.ts';
import type { Task } from './write.ts';

const personSchema = object({ name: string(), role: string(), quote: string() });

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

/** The page that names a person, if any: a name without a page is not used. */
function evidenceOf(name: string, quote: string, { searchable }: Material): Evidence | undefined {
  const isCased = looksLikeName.test(name);
  if (!isCased && !looksLikeUncasedName.test(name)) return undefined;
  const found = findQuote(quote, searchable);
  // The business profile cannot name people of another company.
  if (!found?.url) return undefined;
  // Scripts without capitals join words, or write none apart.
  const isNamed = isCased ? containsWhole(found.quote, name) : found.quote.includes(name);
  return isNamed ? { ...found, field: 'prospect_name' } : undefined;
}

function personOf({ name, role, quote }: InferOutput<typeof personSchema>, theirs: Material) {
  const position = oneLine(role).slice(0, longestRole);
  if (position === '' || /\d/.test(position)) return undefined;
  const person = oneLine(name);
  const named = evidenceOf(person, quote, theirs);
  if (!named) return { name: '', role: position, evidence: [], assumptions: ['role'] };
  const saysRole = named.quote.toLowerCase().includes(position.toLowerCase());
  return {
    name: person,
    role: position,
    evidence: saysRole ? [named, { ...named, field: 'role' }] : [named],
    assumptions: saysRole ? [] : ['role'],
  };
}

/** People at a company: by name only where its own website names them. */
export function peopleTask(order: PeopleOrder) {
  const { profile, site, employer, there, roles = [], gone = [] } = order;
  const theirSite = siteOfCompany(employer.site, employer.name);
  const theirs = materialOf({ ...profile, name: employer.name, description: '' }, [theirSite]);
  const material = { ...theirs, language: materialOf(profile, [site]).language };
  return {
    ...order,
    prompt: 'people',
    schema: personSchema,
    isFewerRight: true,
    material,
    avoid: roles,
    unlike: [...gone, ...there],
    values: { employer: oneLine(employer.name), about: employer.description },
    draftOf: (item) => personOf(item, material),
    nameOf: ({ name, role }) => name || role,
  } satisfies Task<typeof personSchema, SuggestedPerson>;
}
