/** Nouns that stay as they are: without a plural, or plurals that do not end in -s. */
const massNouns = new Set(
  `bread software food coffee tea beer wine art data delivery furniture clothing jewelry jewellery advice cheese chocolate
  recruitment equipment insurance marketing design yoga pilates content energy power water music law health wealth growth
  travel payroll follow-up revenue compliance hr crm erp seo ai it honey milk meat fish rice pasta paper wood steel glass
  agriculture architecture infrastructure care support transport freight storage catering research fashion skincare tax
  nutrition security hardware tableware homeware e-commerce ecommerce commerce finance cash-flow staff personnel repair
  maintenance solar wellness children men women people teeth childcare healthcare packaging surgery pottery media news sourdough 3d print code`.split(
    /\s+/,
  ),
);

/** Nouns with a plural although their ending is typical of nouns without one. */
const countable = new Set(
  `bakery brewery winery factory gallery battery nursery library story category country itinerary diary package page image
  message village cottage agency pharmacy policy appointment apartment document instrument garment payment treatment
  supplement ornament solution station session subscription collection application publication illustration building
  painting wedding city facility community charity university property pastry`.split(/\s+/),
);

/** True for a noun that has no plural. */
export const isMassNoun = (noun: string): boolean => massNouns.has(noun);

const massEnding = /(?:ing|ion|ment|ness|ity|ance|ence|ware|ry|logy|ics|ism|age|ship|dom|hood)$/;

/** Returns a term in the form that needs no article: `HR platform` becomes `HR platforms`, `bread` stays. */
export function withoutArticle(term: string): string {
  const head = term.slice(term.lastIndexOf(' ') + 1);
  const isPlain = /^[a-z][a-z-]{2,}$/.test(head);
  if (!isPlain || head.endsWith('s') || massNouns.has(head)) return term;
  if (massEnding.test(head) && !countable.has(head)) return term;
  return `${term.slice(0, term.length - head.length)}${pluralOf(head)}`;
}

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
