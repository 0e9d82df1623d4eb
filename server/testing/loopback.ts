import { Agent, request } from 'node:http';
import type { LookupFunction } from 'node:net';

/** A complete answer. */
export interface LoopbackAnswer {
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly text: string;
}

/** A request to one of the sandbox's hosts. */
export interface LoopbackRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** A body that is sent as JSON. */
  readonly json?: unknown;
  /** The token of who asks. */
  readonly token?: string | undefined;
  readonly agent?: Agent;
}

/** Browsers resolve `*.localhost` to this machine; Node asks the system, which may not know it. */
const lookup: LookupFunction = (_host, options, callback) => {
  if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
  else callback(null, '127.0.0.1', 4);
};

/** Connections that stay open between requests. */
export const keepAlive = (sockets: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: sockets, lookup });

/** Sends a request to a host under localhost, without following redirects. */
export function ask(url: string, options: LoopbackRequest = {}): Promise<LoopbackAnswer> {
  const { method = 'GET', json, token, agent = false } = options;
  const body = json === undefined ? options.body : JSON.stringify(json);
  // Set explicitly: Node omits it for DELETE, and the body would be read as another request.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const headers = {
    ...length,
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...options.headers,
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, lookup, agent }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({
          url,
          status: res.statusCode ?? 0,
          headers: res.headers,
          body: whole,
          text: whole.toString(),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
