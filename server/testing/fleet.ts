import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBody } from '../http/bodies.ts';
import type { SuggestionSettings } from '../settings.ts';
import { forkSandbox } from './forkSandbox.ts';
import { startIssuer } from './issuer.ts';
import { serveLocally } from './serveLocally.ts';

/** Several server processes behind one address, with an issuer of tokens for them. */
export type Fleet = Awaited<ReturnType<typeof startFleet>>;

/** The number of processes and their database; SQLite for one process by default. */
interface FleetOptions {
  readonly count: number;
  readonly databaseUrl?: string;
  readonly generationMs?: number;
  readonly suggestions?: SuggestionSettings;
}

const largest = 2 * 1024 * 1024;

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/** A proxy in front of several processes: each request goes to the next one. Processes come and go. */
async function startRoundRobin(ports: () => readonly number[]) {
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

/** Starts them all at once, as a deployment does. */
export async function startFleet({ count, ...options }: FleetOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-fleet-'));
  const issuer = await startIssuer();
  const fork = () =>
    forkSandbox({ ...options, dataFolder: folder, seed: 'none', openId: issuer.openId });
  const processes = await Promise.all(Array.from({ length: count }, fork));
  const front = await startRoundRobin(() => processes.map(({ port }) => port));
  return {
    /** Everything before the path of a call. */
    base: `http://127.0.0.1:${front.port}/api`,
    issuer,
    /** The folder with their data, for what is put there while none runs. */
    folder,
    processes,
    /** Starts a process to replace one that was killed. */
    revive: async (index: number) => {
      processes[index] = await fork();
    },
    remove: async () => {
      await front.stop();
      await Promise.all(processes.map((each) => each.kill()));
      await issuer.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
