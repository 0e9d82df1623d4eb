import { connect, type Socket } from 'node:net';
import { caseOf, expectSame, until, type Case } from '../proof.ts';
import type { LimitsScene, Say } from './scene.ts';

const megabyte = 'x'.repeat(1024 * 1024 - 100);

/** A connection that sends these lines, and what comes back until it is closed. */
function speak(port: number, lines: readonly string[]) {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  const said: Buffer[] = [];
  socket.on('data', (part: Buffer) => said.push(part)).on('error', () => {});
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(Buffer.concat(said).toString()));
  });
  return { socket, closed, said: () => Buffer.concat(said).toString() };
}

const heads = (authorization: string, length: number) => [
  'POST /api/v1/users/limits/createUser HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Authorization: ${authorization}`,
  `Content-Length: ${length}`,
  '',
  '',
];

/** Connections of nobody in particular: what they cost before a body is read (D88). */
export async function strangers(scene: LimitsScene, say: Say): Promise<readonly Case[]> {
  const { beside, call } = scene;
  const port = scene.port();
  return [
    await caseOf('150 connections without a token park no megabyte each', async () => {
      const knock = async (body: string) => {
        const lines = heads('none', body.length + 1);
        const open = Array.from({ length: 150 }, () => speak(port, lines));
        for (const { socket } of open) socket.write(body);
        const answered = () => open.filter(({ said }) => said().startsWith('HTTP/1.1 401')).length;
        try {
          await until(async () => expectSame('answered with 401', answered(), 150), 20_000);
        } finally {
          for (const { socket } of open) socket.destroy();
        }
      };
      // As many connections with small bodies: what they need is no body's memory.
      const before = await beside(() => knock('x'));
      const { memory, delay } = await beside(() => knock(megabyte));
      say(
        `150 strangers: ${Math.round(memory - before.memory)} MB more, /healthz ${Math.round(delay)} ms`,
      );
      // What was read and discarded is freed only after about 64 MB, however many there are.
      expectSame('less than 100 MB', memory - before.memory < 100, true);
    }),
    await caseOf('1,000 connections that say nothing do not keep others out', async () => {
      let open: ReturnType<typeof speak>[] = [];
      const { delay } = await beside(async () => {
        open = Array.from({ length: 1_000 }, () => speak(port, []));
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        expectSame('status', (await call('users.list')).status, 200);
      });
      const closed = Promise.all(open.map((each) => each.closed)).then(() => 'closed');
      const late = new Promise((resolve) => setTimeout(resolve, 30_000, 'open').unref());
      say(`1,000 silent connections: /healthz ${Math.round(delay)} ms`);
      expectSame('after 30 s', await Promise.race([closed, late]), 'closed');
    }),
    await caseOf('a slow body is given up after a minute', async () => {
      const started = Date.now();
      const token = await scene.tokenFor('ada@limits.example');
      const slow = speak(port, heads(`Bearer ${token}`, 1_000));
      const drip = setInterval(() => slow.socket.write('x'), 1_000);
      const said = await slow.closed;
      clearInterval(drip);
      expectSame('answer', said.split('\r\n')[0], 'HTTP/1.1 408 Request Timeout');
      expectSame('in time', Date.now() - started < 70_000, true);
    }),
  ];
}
