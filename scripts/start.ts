/**
 * `npm start`: the built app, its API and its identity provider on one port.
 *   PORT=5174 npm start                     on another port
 *   npm start -- --reset                    starts empty
 *   npm start -- --seed demo                fills the demo workspace, as the first start does
 *   npm start -- --generation-ms 0          generation without waiting
 *   npm start -- --data <folder>            keeps its data there instead of in .data
 */
import { createServer } from '#server/http/server.ts';
import { suggestionSettings } from '#server/suggestionSettings.ts';
import { appFolder, buildWhenStale } from './appBuild.ts';
import { readArguments } from './sandboxArguments.ts';
import { announce, giveUp, logFailure, stopOnSignal, usualDataFolder } from './sandboxNotice.ts';

try {
  const given = readArguments(process.argv.slice(2), process.env);
  const dataFolder = given.dataFolder ?? usualDataFolder;
  await buildWhenStale();
  const server = createServer({
    ...given,
    dataFolder,
    appFolder,
    suggestions: suggestionSettings(process.env),
    logModel: logFailure,
  });
  stopOnSignal(() => server.stop());
  await server.start();
  await announce(server.port, dataFolder);
} catch (error) {
  giveUp(error);
}
