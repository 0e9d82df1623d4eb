import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  array,
  maxLength,
  minLength,
  number,
  optional,
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
  tuple,
} from 'valibot';
import { readBody } from '../http/bodies.ts';
import { serveLocally } from './serveLocally.ts';

const fakeSourceKey = 'login:password';

/** The schema of a request, as strict as the service's documentation. */
const request = tuple([
  strictObject({
    keywords: pipe(
      array(pipe(string(), maxLength(80), regex(/^[^A-Z,!@%^()={};~`<>?\\|―]+$/))),
      minLength(1),
      maxLength(1000),
    ),
    location_name: optional(string()),
    location_code: optional(number()),
    language_code: optional(string()),
  }),
]);

const places = new Set(['United Kingdom', 'Germany']);

const json = { 'content-type': 'application/json' };
const ok = { status_code: 20_000, status_message: 'Ok.' };
const send = (res: ServerResponse, status: number, body: unknown) =>
  void res.writeHead(status, json).end(JSON.stringify(body));
const sendTask = (res: ServerResponse, task: object) => send(res, 200, { ...ok, tasks: [task] });

/** What a fault answers instead of figures. */
const faults = {
  busy: (res: ServerResponse) => send(res, 429, { status_code: 40_202 }),
  exhausted: (res: ServerResponse) => send(res, 402, { status_code: 40_200 }),
  broken: (res: ServerResponse) => send(res, 500, { status_code: 50_000 }),
  hangs: () => {},
  disconnects: (res: ServerResponse) => void res.destroy(),
  noJson: (res: ServerResponse) => void res.writeHead(200, json).end('<html>'),
  otherShape: (res: ServerResponse) => sendTask(res, { ...ok, result: 'many' }),
  taskFails: (res: ServerResponse) => sendTask(res, { status_code: 40_501, result: null }),
  redirects: (res: ServerResponse) => void res.writeHead(302, { location: '/elsewhere' }).end(),
};

/** How the fake source behaves. May be changed while it runs. */
export interface SourceSwitches {
  readonly fault?: keyof typeof faults;
  /** How many requests the fault affects; by default all. */
  readonly times?: number;
  /** Gives no figures for terms that contain this text. */
  readonly lacksTerm?: string;
  /** Gives impossible figures: negative volumes, an index of 400. */
  readonly impossible?: boolean;
  /** Answers with terms that were not requested. */
  readonly addsTerms?: boolean;
}

/** The same term always has the same figures, and no two the same. */
function figuresFor(term: string) {
  const number = Array.from(term).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);
  return {
    search_volume: number * 10,
    competition: ['LOW', 'MEDIUM', 'HIGH'][number % 3],
    competition_index: number % 101,
    low_top_of_page_bid: (number % 97) / 10,
    high_top_of_page_bid: (number % 97) / 5,
    monthly_searches: Array.from({ length: 12 }, (_, index) => ({
      year: 2026,
      month: 12 - index,
      search_volume: 1000 + (12 - index) * (number % 7),
    })),
  };
}

export type FakeKeywordSource = Awaited<ReturnType<typeof createFakeKeywordSource>>;

/** A strict imitation of DataForSEO's Google Ads API with switchable faults. */
export async function createFakeKeywordSource(first: SourceSwitches = {}) {
  let switches = first;
  let left = first.times ?? Infinity;
  /** The terms and the place of every request. */
  const asked: { readonly keywords: readonly string[]; readonly place: string }[] = [];

  const known = (keyword: string) => {
    if (switches.lacksTerm && keyword.includes(switches.lacksTerm))
      return { keyword, search_volume: null, competition: null, monthly_searches: null };
    const figures = figuresFor(keyword);
    return switches.impossible
      ? { keyword, ...figures, search_volume: -5, competition: 'EXTREME', competition_index: 400 }
      : { keyword, ...figures };
  };

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const key = Buffer.from(fakeSourceKey).toString('base64');
    if (req.headers.authorization !== `Basic ${key}`)
      return send(res, 401, { status_code: 40_100, status_message: 'You are not Authorized.' });
    if (req.url === '/v3/appendix/user_data' && req.method === 'GET')
      return sendTask(res, { ...ok, result: [{}] });
    const isLive = req.url === '/v3/keywords_data/google_ads/search_volume/live';
    if (!isLive || req.method !== 'POST') return send(res, 404, { status_code: 40_400 });
    if (req.headers['content-type'] !== 'application/json')
      return send(res, 400, { status_code: 40_501 });
    const body = safeParse(request, JSON.parse(String(await readBody(req, 1_000_000))));
    if (!body.success) return sendTask(res, { status_code: 40_501 });
    const [{ keywords, location_name: place = '' }] = body.output;
    asked.push({ keywords, place });
    const fault = left > 0 ? switches.fault : undefined;
    left -= 1;
    if (fault) return faults[fault](res);
    if (place !== '' && !places.has(place)) return faults.taskFails(res);
    const result = [...keywords, ...(switches.addsTerms ? ['not asked for'] : [])].map(known);
    return sendTask(res, { ...ok, result });
  };

  const { url, close } = await serveLocally((req, res) => void answer(req, res));
  return {
    address: { baseUrl: url, apiKey: fakeSourceKey },
    asked,
    figuresFor,
    set: (next: SourceSwitches): void => {
      switches = next;
      left = next.times ?? Infinity;
    },
    close,
  };
}
