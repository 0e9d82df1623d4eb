import { vi } from 'vitest';
import type { EmailSet } from '#domain/email.ts';
import type { EntityId } from '#domain/entityId.ts';
import { slotsOf } from '#domain/mailing.ts';
import { createMailing } from './createMailing.ts';

export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

export const setOf = (prospectId: EntityId, ...texts: string[]): EmailSet => ({
  prospectId,
  prospectName: `Prospect ${prospectId}`,
  targetCompanyName: 'Saltmarsh Kitchens',
  address: `p${prospectId}@kitchens.example`,
  variations: texts.map((text) => ({ subject: `About ${text}`, body: `Hello, ${text}` })),
});

interface World {
  /** What a request brings; thrown, it fails. The number counts the requests for this prospect. */
  readonly write?: (id: EntityId, time: number) => EmailSet[];
  readonly there?: EmailSet[];
  readonly exclusively?: (work: () => Promise<void>) => Promise<'here' | 'elsewhere'>;
}

/** A mailing on a server where listing takes a second and writing ten. */
export function mailingOn({
  write = (id, time) => [setOf(id, `text ${time}`)],
  there = [],
  exclusively = async (work) => {
    await work();
    return 'here';
  },
}: World = {}) {
  const asked: string[] = [];
  let underWay = 0;
  let most = 0;
  const stored = [...there];
  const load = vi.fn<(ids: readonly EntityId[]) => Promise<EmailSet[]>>(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return [...stored];
  });
  const mailing = createMailing({
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
    exclusively,
  });
  const kindsOf = (id: EntityId) => slotsOf(mailing.snapshot(), id).map(({ kind }) => kind);
  return { mailing, asked, load, stored, kindsOf, most: () => most };
}

/** Fails the first request for these. */
export const failing =
  (...ids: EntityId[]) =>
  (id: EntityId, time: number) => {
    if (ids.includes(id) && time === 1) throw new Error('Failed to generate emails');
    return [setOf(id, `text ${time}`)];
  };
