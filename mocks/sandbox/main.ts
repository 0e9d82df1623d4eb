/** A sandbox in a process of its own, for whoever wants to load it or to kill it: told its options by its parent, it tells its port. */
import { createSandbox, type SandboxOptions } from './server.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as SandboxOptions;
const sandbox = createSandbox(options);
await sandbox.start();
process.send?.({ port: sandbox.port });
process.once('disconnect', () => process.exit());
