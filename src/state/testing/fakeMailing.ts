import { vi } from 'vitest';
import type { EmailSet } from '#domain/mail/email.ts';
import { sameId, type EntityId } from '#domain/lists/entityId.ts';
import { slotsOf } from '#domain/mail/mailSlot.ts';
import { createWork } from '../work.ts';
import { createMailing } from '../emails/createMailing.ts';

export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

export const setOf = (prospectId: EntityId, ...texts: string[]): EmailSet => ({
  prospectId,
  prospectName: `Prospect ${prospectId}`,
  targetCompanyName: 'Saltmarsh Kitchens',
  address: `p${prospectId}@kitchens.example`,
  variations: texts.map((text) => ({ subject: `About ${text}`, body: `Hello, ${text}` })),
});

interface World {
  /** Returns the result of a request; a thrown error fails it. `time` counts the requests for this prospect from 1. */
  readonly write?: (id: EntityId, time: number) => EmailSet[];
  readonly there?: EmailSet[];
  readonly isOffered?: boolean;
}

/** Creates a mailing on a fake server where loading takes one second and writing ten. */
export function mailingOn({
  write = (id, time) => [setOf(id, `text ${time}`)],
  there = [],
  isOffered = false,
}: World = {}) {
  const asked: string[] = [];
  let underWay = 0;
  let most = 0;
  const stored = [...there];
  const load = vi.fn<(ids: readonly EntityId[]) => Promise<EmailSet[]>>(async (ids) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return stored.filter(({ prospectId }) => ids.some((id) => sameId(id, prospectId)));
  });
  const mailing = createMailing({
    name: 'emails',
    work: createWork({
      left: new AbortController().signal,
      isCurrentOwner: () => true,
      askBeforeClosing: () => undefined,
    }),
    load,
    generate: async (id) => {
      asked.push(String(id));
      const time = asked.filter((other) => other === String(id)).length;
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      underWay -= 1;
      const sets = write(id, time);
      stored.push(...sets);
      return sets;
    },
    textOf: (error) => (error instanceof Error ? error.message : ''),
    isOffered,
  });
  const kindsOf = (id: EntityId) => slotsOf(mailing.snapshot(), id).map(({ kind }) => kind);
  return { mailing, asked, load, stored, kindsOf, most: () => most };
}

/** Returns a `write` that fails the first request for each of these prospects. */
export const failing =
  (...ids: EntityId[]) =>
  (id: EntityId, time: number) => {
    if (ids.includes(id) && time === 1) throw new Error('Failed to generate emails');
    return [setOf(id, `text ${time}`)];
  };
