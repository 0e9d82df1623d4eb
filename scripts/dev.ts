/** `npm run dev`: the sandbox, with the app served from its sources and changed in place. Takes what `npm start` takes. */
import { createSandbox } from '#mocks/sandbox/server.ts';
import { appFolder } from './appBuild.ts';
import { createDevFront } from './devFront.ts';
import { readArguments } from './sandboxArguments.ts';
import { announce, dataFolder, giveUp, stopOnSignal } from './sandboxNotice.ts';

const { makeFront, close } = createDevFront();

try {
  const given = readArguments(process.argv.slice(2), process.env);
  const sandbox = createSandbox({ dataFolder, ...given, appFolder, makeFront });
  stopOnSignal(async () => {
    await close();
    await sandbox.stop();
  });
  await sandbox.start();
  await announce(sandbox.port);
} catch (error) {
  giveUp(error);
}
