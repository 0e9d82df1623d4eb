import { sentenceOf } from '../process.ts';

/** The answer of a site. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends a request without following redirects; the host may be one that DNS does not know. */
export async function askSite(
  address: string,
  path: string,
  {
    host,
    accept = '*/*',
    encoding = 'identity',
  }: Partial<Record<'host' | 'accept' | 'encoding', string>> = {},
): Promise<SiteAnswer> {
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
