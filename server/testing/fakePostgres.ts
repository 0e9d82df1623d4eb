import { createServer, type AddressInfo, type Socket } from 'node:net';

const message = (kind: string, content: string | Buffer = ''): Buffer => {
  const body = Buffer.from(content);
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const ready = message('Z', 'I');
const completed = (tag: string): Buffer => Buffer.concat([message('C', `${tag}\0`), ready]);

/**
 * Starts a PostgreSQL server on any free port that answers BEGIN and COMMIT at once, and everything else only when it is told to.
 * With a code, it refuses every connection with this error.
 */
export async function createFakePostgres(refusal?: string) {
  const waiting: (() => void)[] = [];
  const sockets = new Set<Socket>();

  const take = (socket: Socket, kind: string, text: string): void => {
    if (kind === 'Q' && /^(BEGIN|COMMIT)$/.test(text)) socket.write(completed(text));
    else if (kind === 'Q') waiting.push(() => socket.write(completed('SET')));
    else if (kind === 'S') {
      // The steps of a statement with parameters: parsed, bound, no columns, no rows.
      const steps = [message('1'), message('2'), message('n'), completed('SELECT 0')];
      waiting.push(() => socket.write(Buffer.concat(steps)));
    }
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let isStarted = false;
    let rest = Buffer.alloc(0);
    socket.on('data', (part) => {
      rest = Buffer.concat([rest, part]);
      for (;;) {
        // The first message has no kind.
        const at = isStarted ? 1 : 0;
        if (rest.length < at + 4) return;
        const end = at + rest.readInt32BE(at);
        if (rest.length < end) return;
        const [kind, text] = [
          rest.toString('latin1', 0, at),
          rest.toString('utf8', at + 4, end - 1),
        ];
        rest = rest.subarray(end);
        if (isStarted) take(socket, kind, text);
        else if (refusal) socket.end(message('E', `SFATAL\0C${refusal}\0Mnot now\0\0`));
        else socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
        isStarted = true;
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://bell:secret@127.0.0.1:${port}/bellwether`,
    /** How many statements wait for their answer. */
    held: () => waiting.length,
    /** Answers the waiting statements. */
    release: () => {
      for (const answer of waiting.splice(0)) answer();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
