import { createServer, type Server, type ServerOptions } from '../http/server.ts';
import { raisedRates } from './raisedRates.ts';
import { createFaults, type Faults } from './faults.ts';

/** The options of a sandbox: those of the server, and those for tests. */
export interface SandboxOptions extends Omit<ServerOptions, 'intercept'> {
  /** Reports no company, so that a person begins the demo workspace at the first step. */
  readonly hidesBusiness?: boolean;
}

const noBusiness = {
  at: 'app',
  path: /\/getBusinessInfo$/,
  effect: { status: 200, body: JSON.stringify({ success: true, data: null }) },
} as const;

/** The server, with connections that can be made to fail. */
export interface Sandbox extends Server {
  readonly faults: Faults;
}

/** Makes a server for a test; nothing is opened before `start`. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { faults, gate } = createFaults();
  const always = createFaults();
  if (options.hidesBusiness) always.faults.add(noBusiness);
  const server = createServer({
    rates: raisedRates,
    connectionsPerAddress: 2_000,
    ...options,
    // Faults apply before the server.
    intercept: async (at, req, res) => (await gate(at, req, res)) || always.gate(at, req, res),
  });
  return Object.assign(Object.create(server) as Server, { faults });
}
