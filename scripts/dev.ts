/** `npm run dev`: the server, with the app served from its sources and updated on changes. Has the options of `npm start`. */
import { createServer } from '#server/http/server.ts';
import { suggestionSettings } from '#server/suggestionSettings.ts';
import { appFolder } from './appBuild.ts';
import { createDevApp } from './devApp.ts';
import { readArguments } from './sandboxArguments.ts';
import { announce, giveUp, logFailure, stopOnSignal, usualDataFolder } from './sandboxNotice.ts';

const { makeServeApp, close } = createDevApp();

try {
  const given = readArguments(process.argv.slice(2), process.env);
  const dataFolder = given.dataFolder ?? usualDataFolder;
  const server = createServer({
    ...given,
    dataFolder,
    appFolder,
    makeServeApp,
    suggestions: suggestionSettings(process.env),
    logModel: logFailure,
  });
  stopOnSignal(async () => {
    await close();
    await server.stop();
  });
  await server.start();
  await announce(server.port, dataFolder);
} catch (error) {
  giveUp(error);
}
