import { number, object, parseJson, pipe, safeParse, string } from 'valibot';
import { beginningOf } from '../writers/model/client/chat.ts';
import { ServiceFailure, withRetries } from '../writers/model/client/retrying.ts';
import { failureOfCode, foldTerm, readFigures, succeeded, type KeywordSource } from './figures.ts';

/** The address of a source with the API of DataForSEO's Google Ads. */
export interface SourceAddress {
  /** Up to the version, without a slash at the end. */
  readonly baseUrl: string;
  /** `login:password`. */
  readonly apiKey: string;
}

const usual = { wholeMs: 30_000, attempts: 3, baseMs: 1000 };

const searchVolume = '/v3/keywords_data/google_ads/search_volume/live';
const account = '/v3/appendix/user_data';
const mostCharacters = 5_000_000;

/** True for a term that the source accepts: at most ten words and 80 characters, and none of these characters. */
const isAskable = (term: string): boolean =>
  term.length <= 80 && term.split(' ').length <= 10 && !/[,!@%^()={};~`<>?\\|―]/.test(term);

/** The source's own codes are its HTTP statuses with two more digits, except for these. */
const codes: Readonly<Record<number, number>> = { 403: 40_100, 429: 40_202 };

/** Sends one request. Every failure is a `ServiceFailure`. */
async function send(address: SourceAddress, path: string, wholeMs: number, body?: unknown) {
  try {
    const response = await fetch(`${address.baseUrl}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(address.apiKey).toString('base64')}`,
      },
      // A redirect would carry the key elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(wholeMs),
    });
    const { status } = response;
    if (!response.ok) throw failureOfCode(codes[status] ?? 100 * status);
    return await beginningOf(response, mostCharacters);
  } catch (error) {
    if (error instanceof ServiceFailure) throw error;
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    throw isSlow
      ? new ServiceFailure('The keyword source took too long. Try again.')
      : new ServiceFailure('The keyword source cannot be reached. Try again in a minute.', true);
  }
}

export function createKeywordSource(
  address: SourceAddress,
  limits: Partial<typeof usual> = {},
): KeywordSource {
  const { wholeMs, ...tries } = { ...usual, ...limits };
  return {
    async figuresOf(terms, place) {
      const asked = [...new Set(terms.map(foldTerm))].filter(isAskable);
      if (asked.length === 0) return new Map();
      const task = { keywords: asked, ...(place !== '' && { location_name: place }) };
      const ask = async () => readFigures(await send(address, searchVolume, wholeMs, [task]));
      const found = await withRetries(ask, tries);
      // Figures of terms that were not requested are ignored.
      return new Map([...found].filter(([term]) => asked.includes(term)));
    },
  };
}

const patienceMs = 10_000;

const accountAnswer = pipe(string(), parseJson(), object({ status_code: number() }));

/** Returns one sentence about a wrong address or key and what to do, or undefined when both work. */
export async function sourceProblem(address: SourceAddress): Promise<string | undefined> {
  const { origin } = new URL(address.baseUrl);
  const refused = `The keyword source at ${origin} refuses the key: set KEYWORDS_API_KEY to login:password.`;
  try {
    const read = safeParse(accountAnswer, await send(address, account, patienceMs));
    const code = read.success && read.output.status_code;
    if (code === succeeded) return undefined;
    if (code === 40_100) return refused;
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    if (error.message.includes('KEYWORDS_API_KEY')) return refused;
    return `The keyword source at ${origin} does not answer: set KEYWORDS_BASE_URL to where it is; until then keywords have no figures.`;
  }
  return `What answers at ${origin} is no keyword source: set KEYWORDS_BASE_URL to one that speaks as DataForSEO does; until then keywords have no figures.`;
}
