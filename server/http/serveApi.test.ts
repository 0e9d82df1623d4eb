import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRuns } from '../operations/runs.ts';
import { memoryRows } from '../rows/memory.ts';
import { samples } from '../writers/samples.ts';
import { makeWorkspace } from '../testing/askApi.ts';
import { ask } from '../testing/loopback.ts';
import { serveLocally } from '../testing/serveLocally.ts';
import { createApiHandler } from './apiHandler.ts';
import { serveApi } from './serveApi.ts';

const count = 1_000;

let server: Awaited<ReturnType<typeof serveLocally>>;
let path: string;
let sockets: Socket[] = [];
/** How many parts were read of the list. */
let parts = 0;

/** A list of 25 MB: far more than the system keeps of what was sent and not read. */
beforeEach(async () => {
  const rows = memoryRows();
  const companyId = await makeWorkspace(rows);
  await rows.names.put('open', 'acme', 'acme', true);
  path = `/api/v1/marketing-insight/acme/getUSPs?companyId=${companyId}`;
  for (let row = 0; row < count; row += 1)
    await rows.insert('usps', 'acme', String(companyId), {
      title: `Row ${row}`,
      description: 'é'.repeat(12_500),
      valueProposition: 'v',
    });
  parts = 0;
  const part: typeof rows.part = (...asked) => {
    parts += 1;
    return rows.part(...asked);
  };
  const context = { rows: { ...rows, part }, writer: samples, runs: createRuns(rows, 0) };
  const handler = createApiHandler(context, async (subject) => ({ subject }));
  const api = serveApi(
    handler,
    () => true,
    () => '',
  );
  server = await serveLocally((req, res) => void api(req, res));
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server.close();
});

/** Asks for the list, and reads nothing of the answer. */
const askOnly = (who: string): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${who}\r\n\r\n`, () =>
        resolve(socket),
      );
    });
    socket.on('error', () => {});
    sockets.push(socket);
  });

const read = (who: string) => ask(server.url + path, { headers: { authorization: who } });

it('reads the rows of a long list only as its client takes them, and sends all', async () => {
  const whole = await read('ada');
  const all = parts;
  const body = JSON.parse(whole.text) as { success: true; data: { title: string }[] };
  expect(Object.keys(body)).toEqual(['success', 'data']);
  expect(body.data.map(({ title }) => title)).toEqual(
    Array.from({ length: count }, (_, row) => `Row ${row}`),
  );
  expect(all).toBeGreaterThan(80);

  parts = 0;
  // Of five people, as each has four places.
  await Promise.all(Array.from({ length: 20 }, (_, index) => askOnly(`person ${index % 5}`)));
  // By the time that a list was read to its end, the others have got what they can.
  await read('ada');
  await read('ada');
  const held = (parts - 2 * all) / 20;
  expect(held).toBeGreaterThan(1);
  expect(held).toBeLessThan(all / 2);
});

it('lets a fifth list of one person wait until another has ended, and no list of others', async () => {
  await Promise.all(Array.from({ length: 4 }, () => askOnly('ada')));
  // Their requests have arrived by the time that a later one was answered.
  await read('bob');
  let isAnswered = false;
  const fifth = read('ada').then((answer) => {
    isAnswered = true;
    return answer;
  });
  expect((await read('bob')).status).toBe(200);
  expect(isAnswered).toBe(false);
  sockets[0]?.destroy();
  expect((await fifth).status).toBe(200);
});
