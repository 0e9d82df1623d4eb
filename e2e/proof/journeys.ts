import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVitest } from '#scripts/testing/vitestPart.ts';
import type { Figures } from '../driver/watchContext.ts';
import { expectSame, caseOf, type Proof } from './proof.ts';

/** Runs all journeys and adds up their requests: none goes to another machine, none violates the content security policy. */
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
      const [requests, foreign, violations] = [sum('requests'), sum('foreign'), sum('violations')];
      say(
        `${figures.length} browsers made ${requests} requests, ${foreign} of them to other machines, with ${violations} policy violations`,
      );
      return [
        ...walked,
        await caseOf('no request to another machine', () => expectSame('requests', foreign, 0)),
        await caseOf('no policy violation', () => expectSame('violations', violations, 0)),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
