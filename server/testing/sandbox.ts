import { createServer, type Server, type ServerOptions } from '../http/server.ts';
import { createFaults, type Faults } from './faults.ts';

/** How a sandbox is set up: as the server is. */
export type SandboxOptions = Omit<ServerOptions, 'intercept'>;

/** The server, with connections that can be made to fail. */
export interface Sandbox extends Server {
  readonly faults: Faults;
}

/** Makes a server for a test; nothing is opened before `start`. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { faults, gate } = createFaults();
  const server = createServer({ ...options, intercept: gate });
  return Object.assign(Object.create(server) as Server, { faults });
}
