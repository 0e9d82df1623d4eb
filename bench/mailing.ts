import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { EmailSet } from '#domain/mail/email.ts';
import {
  jobsFor,
  mailingOf,
  withWritten,
  writingWork,
  type MailJob,
} from '#state/emails/writing.ts';
import { createWork } from '#state/work.ts';
import { storeFigures } from './storeFigures.ts';

const sizes = [125, 250, 500, 1_000];
const answerMs = 2;
const company = { workspace: 'acme', companyId: 7 };

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
  const work = createWork({
    left: new AbortController().signal,
    isCurrentOwner: () => true,
    askBeforeClosing: () => undefined,
  });
  const one = work.of<MailJob>('emails');
  let sets: readonly EmailSet[] = [];
  const generate = async (_workspace: string, _companyId: EntityId, id: EntityId) => {
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
  };
  const { promise, resolve } = Promise.withResolvers<void>();
  const plan = writingWork({ generate }, company, {
    sets: () => sets,
    put: (written) => {
      sets = withWritten(sets, written);
    },
    load: resolve,
  });
  const before = heapNow();
  const started = performance.now();
  const ids = Array.from({ length: prospects }, (_nothing, index): EntityId => index + 1);
  let last = started;
  work.subscribe(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    mailingOf(ids, sets, one.items());
  });
  one.start(plan, jobsFor('first', ids));
  await promise;
  const took = performance.now() - started;
  return {
    requests: asked,
    'most under way': most,
    'ms for a request': took / asked,
    'longest silence ms': longest,
    'kB for a prospect': (heapNow() - before) / 1024 / sets.length,
  };
}

/** Emails for growing numbers of prospects: parallel requests, time and memory per prospect stay the same. */
export async function mailingBench(): Promise<void> {
  const figures: Record<string, Record<string, number>> = {};
  await write(50);
  for (const prospects of sizes) figures[`${prospects} prospects`] = await write(prospects);
  storeFigures('mailing', { figures });
}
