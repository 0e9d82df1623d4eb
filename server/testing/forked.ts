/** A server in its own process, for load tests and kills: it receives its options from the parent and reports its port. */
import { createServer, type ServerOptions } from '../http/server.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
const server = createServer(options);
await server.start();
process.send?.({ port: server.port });
process.once('disconnect', () => process.exit());
