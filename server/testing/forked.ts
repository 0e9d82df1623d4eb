/** A server in a process of its own, for whoever wants to load it or to kill it: told its options by its parent, it tells its port. */
import { createServer, type ServerOptions } from '../http/server.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
const server = createServer(options);
await server.start();
process.send?.({ port: server.port });
process.once('disconnect', () => process.exit());
