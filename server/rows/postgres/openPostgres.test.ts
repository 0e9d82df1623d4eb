import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { SettingError } from '../../settings.ts';
import { openPostgres } from './openPostgres.ts';

let server: Server | undefined;
afterEach(async () => {
  if (server) await new Promise((done) => server?.close(done));
  server = undefined;
});

/** Starts a database server that refuses every connection with this code; returns its URL. */
async function refusing(code: string): Promise<string> {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mnot now\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return `postgres://bell:secret@127.0.0.1:${port}/bellwether`;
}

const failureAt = (url: string): Promise<unknown> =>
  openPostgres(url).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a database that cannot be opened', () => {
  it.each([
    ['is a wrong setting', '28P01', true],
    ['is a wrong setting', '28000', true],
    ['is a wrong setting', '3D000', true],
    ['may pass', '57P03', false],
    ['may pass', '53300', false],
  ])('%s with %s', async (_what, code, isSetting) => {
    const error = await failureAt(await refusing(code));
    expect(error instanceof SettingError).toBe(isSetting);
    expect(String(error)).toMatch(/names 127\.0\.0\.1:\d+\/bellwether, which .*: not now\.$/);
  });

  it('is a wrong setting when its host is unknown', async () => {
    const error = await failureAt('postgres://bell:secret@nowhere.invalid/bellwether');
    // A machine without a name server cannot tell.
    const isUnsure = String(error).includes('EAI_AGAIN');
    expect(isUnsure || error instanceof SettingError).toBe(true);
    expect(String(error)).not.toContain('secret');
  });
});
