import { request as askPlainly } from 'node:http';
import { request as askSecurely } from 'node:https';

/** The answer of a site. */
export interface SiteAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Sends a request without following redirects or decompressing; the host may be one that DNS does not know. */
export function askSite(
  address: string,
  path: string,
  {
    host,
    accept = '*/*',
    encoding = 'identity',
  }: Partial<Record<'host' | 'accept' | 'encoding', string>> = {},
): Promise<SiteAnswer> {
  const url = new URL(path, address);
  const ask = url.protocol === 'https:' ? askSecurely : askPlainly;
  const headers = { accept, 'accept-encoding': encoding, ...(host !== undefined && { host }) };
  return new Promise((resolve, reject) => {
    const asked = ask(url, { headers, timeout: 15_000 }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
          ),
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    asked.on('timeout', () => asked.destroy(new Error(`${url.href} did not answer within 15 s.`)));
    asked.on('error', reject);
    asked.end();
  });
}
