import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { EntityId } from '#domain/lists/entityId.ts';
import { createMailing } from '#state/emails/createMailing.ts';
import { createWork } from '#state/work.ts';
import { storeFigures } from './storeFigures.ts';

const sizes = [125, 250, 500, 1_000];
const answerMs = 2;

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function heapNow(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage().heapUsed;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, answerMs));

/** Emails for a number of prospects, written round by round by a server that answers at once. */
async function write(prospects: number) {
  let underWay = 0;
  let most = 0;
  let asked = 0;
  let longest = 0;
  const mailing = createMailing({
    name: 'emails',
    isOffered: false,
    work: createWork({
      left: new AbortController().signal,
      isCurrentOwner: () => true,
      askBeforeClosing: () => undefined,
    }),
    load: async () => [],
    generate: async (id) => {
      asked += 1;
      underWay += 1;
      most = Math.max(most, underWay);
      await pause();
      underWay -= 1;
      const text = `${id} ${asked} `.repeat(100);
      return [
        {
          prospectId: id,
          prospectName: `Prospect ${id}`,
          targetCompanyName: 'Saltmarsh Kitchens',
          address: `p${id}@kitchens.example`,
          variations: [{ subject: `About ${asked}`, body: text }],
        },
      ];
    },
    textOf: String,
  });
  const before = heapNow();
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  let last = started;
  mailing.subscribe(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (mailing.snapshot().run?.status === 'finished') resolve();
  });
  mailing.open(Array.from({ length: prospects }, (_nothing, index): EntityId => index + 1));
  await promise;
  const took = performance.now() - started;
  return {
    requests: asked,
    'most under way': most,
    'ms for a request': took / asked,
    'longest silence ms': longest,
    'kB for a prospect': (heapNow() - before) / 1024 / mailing.snapshot().sets.size,
  };
}

/** Emails for growing numbers of prospects: parallel requests, time and memory per prospect stay the same. */
export async function mailingBench(): Promise<void> {
  const figures: Record<string, Record<string, number>> = {};
  await write(50);
  for (const prospects of sizes) figures[`${prospects} prospects`] = await write(prospects);
  storeFigures('mailing', { figures });
}
