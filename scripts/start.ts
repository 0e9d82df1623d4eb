/**
 * `npm start`: the built app, its API and its identity provider on one port.
 *   PORT=5174 npm start                     on another port
 *   npm start -- --reset                    starts empty
 *   npm start -- --seed demo                fills the demo workspace, as the first start does
 *   npm start -- --generation-ms 0          generation without waiting
 *   npm start -- --data <folder>            keeps its data there instead of in .data
 *   npm start -- --model <file.gguf>        has this model write the suggestions, on this machine; or an address like hf:user/model:Q4_K_M
 */
import { buildWhenStale } from './appBuild.ts';
import { runSandbox } from './runSandbox.ts';

await runSandbox({ prepare: buildWhenStale });
