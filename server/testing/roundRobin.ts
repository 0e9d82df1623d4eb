import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { readBody } from '../http/bodies.ts';
import { serveLocally } from './serveLocally.ts';

/** A proxy in front of several processes: each request goes to the next one. */
export interface RoundRobin {
  readonly port: number;
  stop(): Promise<void>;
}

const largest = 2 * 1024 * 1024;

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/** Starts one; the ports are read at each request, since processes come and go. */
export async function startRoundRobin(ports: () => readonly number[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  function pass(req: IncomingMessage, res: ServerResponse, body: Buffer, tries: number): void {
    const all = ports();
    turn += 1;
    const { method, url: path, headers } = req;
    const port = all[turn % all.length];
    const onward = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
      answer.on('error', () => res.destroy());
    });
    onward.on('error', (error) => {
      // The process is gone and received nothing, so another one may be asked.
      if (codeOf(error) === 'ECONNREFUSED' && tries > 1) pass(req, res, body, tries - 1);
      else if (res.headersSent) res.destroy();
      else res.writeHead(502).end();
    });
    onward.end(body);
  }

  const { port, close } = await serveLocally((req, res) => {
    readBody(req, largest).then(
      (body) => pass(req, res, body ?? Buffer.alloc(0), ports().length),
      () => res.destroy(),
    );
  });
  return {
    port,
    stop: async () => {
      agent.destroy();
      await close();
    },
  };
}
