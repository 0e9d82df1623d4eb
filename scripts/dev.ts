/** `npm run dev`: the server, with the app served from its sources and updated on changes. Has the options of `npm start`. */
import { createDevApp } from './devApp.ts';
import { runSandbox } from './runSandbox.ts';

await runSandbox(createDevApp());
