import type { Case, Proof } from '../proof.ts';
import { limitsBefore } from './limitsBefore.ts';
import { limitsBudget } from './limitsBudget.ts';
import { limitsIds } from './limitsIds.ts';
import { limitsLargest } from './limitsLargest.ts';
import { limitsStop } from './limitsStop.ts';
import { limitsWebsites } from './limitsWebsites.ts';
import { limitsWorkspaces } from './limitsWorkspaces.ts';
import { onBothDatabases, type LimitsScene } from './limitsScene.ts';

type Part = (scene: LimitsScene, say: (line: string) => void) => Promise<readonly Case[]>;

const parts: Readonly<Record<string, Part>> = {
  before: limitsBefore,
  ids: limitsIds,
  budget: limitsBudget,
  workspaces: limitsWorkspaces,
  stop: limitsStop,
  largest: limitsLargest,
  websites: limitsWebsites,
};

/** Nobody can stop, empty or run up the server: bad input, each with its answer, and what it costs others meanwhile. */
export const limits: Proof = {
  name: 'limits',
  run: (say, asked) =>
    onBothDatabases(say, async (scene, database) => {
      const cases: Case[] = [];
      for (const [name, part] of Object.entries(parts)) {
        if (asked.length > 0 && !asked.includes(name)) continue;
        // oxlint-disable-next-line no-await-in-loop -- the parts share the server
        const found = await part(scene, (line) => say(`${database}: ${line}`));
        cases.push(...found.map((each) => ({ ...each, name: `${database}: ${each.name}` })));
      }
      return cases;
    }),
};
