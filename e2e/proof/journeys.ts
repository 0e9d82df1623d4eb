import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVitest } from '#scripts/testing/vitestPart.ts';
import type { Figures } from '../driver/watch.ts';
import { expectSame, caseOf, type Proof } from './proof.ts';

/** All journeys, with what their browsers asked of whom: nothing of strangers, and nothing against the policy. */
export const journeys: Proof = {
  name: 'journeys',
  async run(say, parts) {
    const folder = mkdtempSync(join(tmpdir(), 'bellwether-journeys-'));
    const file = join(folder, 'figures');
    try {
      const walked = await runVitest('e2e', parts, { JOURNEY_FIGURES: file });
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
      const figures = lines.map((line) => JSON.parse(line) as Figures);
      const sum = (name: keyof Figures) => figures.reduce((all, each) => all + each[name], 0);
      const [requests, strangers, violations] = [
        sum('requests'),
        sum('strangers'),
        sum('violations'),
      ];
      say(
        `${figures.length} browsers made ${requests} requests, ${strangers} of them to strangers, with ${violations} policy violations`,
      );
      return [
        ...walked,
        await caseOf('nobody else is asked', () => expectSame('requests', strangers, 0)),
        await caseOf('nothing is against the policy', () =>
          expectSame('violations', violations, 0),
        ),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
