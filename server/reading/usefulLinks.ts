import { isSameSite } from './addresses.ts';
import type { Link } from './pageText.ts';

/** Words in the addresses and menu entries of useful pages, the best first. */
const subjects: readonly RegExp[] = [
  /about|company|story|ueber|über|uns\b|propos|nosotros|empresa|chi-siamo|azienda|over-ons|sobre|om-/,
  /product|produkt|produit|producto|prodott|shop|solution|lösung|loesung|platform/,
  /service|leistung|servic|dienst|angebot|what-we-do|diensten/,
  /pric|preis|tarif|precio|prezz|plans|prijz/,
  /customer|client|kunde|case|referen|testimonial|stories|clienti|klant/,
  /team|people|leadership|management|vorstand|equipe|équipe|equipo/,
  /contact|kontakt|contatt|contato/,
];

const isFile =
  /\.(pdf|jpe?g|png|gif|svg|webp|ico|mp[34]|avi|mov|zip|gz|docx?|xlsx?|pptx?|css|js|json|xml|rss|ics)$/i;

/** The rank of a link, lower is better; undefined for a useless one. */
function rankOf(url: URL, text: string): number | undefined {
  let path = url.pathname;
  try {
    path = decodeURIComponent(path);
  } catch {
    // A broken escape is kept as it is.
  }
  const words = `${path} ${text.slice(0, 80)}`.toLowerCase();
  const subject = subjects.findIndex((pattern) => pattern.test(words));
  if (subject < 0) return undefined;
  // An overview comes before its single entries.
  return subject + 10 * path.split('/').filter(Boolean).length;
}

export function usefulLinks(from: URL, links: readonly Link[], count: number): URL[] {
  const found = new Map<string, { readonly url: URL; readonly rank: number }>();
  for (const { href, text } of links) {
    const url = URL.parse(href, from);
    if (!url || !/^https?:$/.test(url.protocol) || !isSameSite(url, from)) continue;
    url.hash = '';
    const rank = isFile.test(url.pathname) ? undefined : rankOf(url, text);
    const key = url.href.replace(/\/$/, '');
    if (rank === undefined || url.pathname === from.pathname || found.has(key)) continue;
    found.set(key, { url, rank });
  }
  return [...found.values()]
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ url }) => url);
}
