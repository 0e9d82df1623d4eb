import { sentenceOf } from '../process.ts';
import { workerPath } from '#state/session/tokenWorker.ts';
import { siteHeaders, type FileHeaders } from './siteHeaders.ts';

type SiteAnswer = Awaited<ReturnType<typeof askSite>>;

/** Sends a request without following redirects; the host may be one that DNS does not know. */
async function askSite(
  address: string,
  path: string,
  {
    host,
    accept = '*/*',
    encoding = 'identity',
  }: Partial<Record<'host' | 'accept' | 'encoding', string>> = {},
) {
  const url = new URL(path, address);
  const headers = { accept, 'accept-encoding': encoding, ...(host !== undefined && { host }) };
  const signal = AbortSignal.timeout(15_000);
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new Error(`${url.href} did not answer: ${sentenceOf(cause)}`, { cause: error });
  }
}

/** The result of one check. */
export interface Finding {
  /** The path and the header. */
  readonly what: string;
  /** The problem, or undefined. */
  readonly problem?: string;
}

/** Headers that are harmful or reveal too much. */
const unwanted = ['cross-origin-embedder-policy', 'x-powered-by', 'expect-ct', 'public-key-pins'];

const finding = (what: string, isRight: boolean, problem: string): Finding =>
  isRight ? { what } : { what, problem };

function compared(path: string, { headers }: SiteAnswer, wanted: FileHeaders): Finding[] {
  const asWanted = Object.entries(wanted).map(([name, value]) => {
    const given = headers.get(name);
    // Web servers differ in the case of a charset and in what they call JavaScript.
    const plain = (text: string) => (name === 'Content-Type' ? text.toLowerCase() : text);
    const isSame = plain(given ?? '') === plain(value);
    return finding(`${path} ${name}`, isSame, `is ${given ?? 'missing'}, should be ${value}`);
  });
  const harmless = unwanted.map((name) =>
    finding(`${path} no ${name}`, !headers.has(name), `is ${headers.get(name)}`),
  );
  const server = headers.get('server') ?? '';
  return [
    ...asWanted,
    ...harmless,
    finding(`${path} server version`, !/\d/.test(server), `tells "${server}"`),
  ];
}

const found = (path: string, { status }: SiteAnswer): Finding =>
  finding(`${path} status`, status === 200, `is ${status}`);

interface Options {
  /** The host name to send when the address is not the site's own. */
  readonly host?: string | undefined;
  readonly report?: string | undefined;
  /** A TLS proxy is in front of this address, so it must send the headers for https. */
  readonly secure?: boolean | undefined;
}

/** Compares a live site with the table of headers, path by path and header by header. */
export async function checkSite(
  address: string,
  { host, report, secure = false }: Options = {},
): Promise<Finding[]> {
  const ask = (path: string, more: Parameters<typeof askSite>[2] = {}) =>
    askSite(address, path, { ...(host !== undefined && { host }), ...more });
  const html = { accept: 'text/html' };
  const page = await ask('/', html);
  const wanted = siteHeaders(page.text, secure || new URL(address).protocol === 'https:', report);
  const script =
    /<script[^>]+src="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? '/assets/none.js';
  const [deep, asset, packed, worker, icon, gone] = await Promise.all([
    ask('/keyword-research', html),
    ask(script),
    ask(script, { encoding: 'br, gzip' }),
    ask(workerPath),
    ask('/favicon.svg'),
    ask('/assets/not-there.js'),
  ]);
  return [
    found('/', page),
    ...compared('/', page, wanted.page),
    found('/keyword-research', deep),
    finding('/keyword-research is the page', deep.text === page.text, 'is another text'),
    ...compared('/keyword-research', deep, wanted.page),
    found(script, asset),
    ...compared(script, asset, wanted.assets),
    finding(
      `${script} packed`,
      /^(br|gzip)$/.test(packed.headers.get('content-encoding') ?? ''),
      `is sent as ${packed.headers.get('content-encoding') ?? 'plain text'}`,
    ),
    found(workerPath, worker),
    ...compared(workerPath, worker, wanted.worker),
    found('/favicon.svg', icon),
    ...compared('/favicon.svg', icon, wanted.files),
    finding('/assets/not-there.js status', gone.status === 404, `is ${gone.status}, should be 404`),
  ];
}
