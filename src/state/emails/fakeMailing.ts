import { vi } from 'vitest';
import type { EmailSet } from '#domain/mail/email.ts';
import { sameId, type EntityId } from '#domain/lists/entityId.ts';
import { slotsOf } from '#domain/mail/mailSlot.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createMailing } from './createMailing.ts';
import { createKeptMail } from './keptMail.ts';

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
  readonly exclusively?: (work: () => Promise<void>) => Promise<'here' | 'elsewhere'>;
}

/** Creates a mailing on a fake server where loading takes one second and writing ten. */
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
  const load = vi.fn<(ids: readonly EntityId[]) => Promise<EmailSet[]>>(async (ids) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return stored.filter(({ prospectId }) => ids.some((id) => sameId(id, prospectId)));
  });
  const storage = createOwnedStorage(memoryStore(), () => () => undefined);
  storage.claim('ada');
  const tabs = new Set<() => void>();
  /** Opens a tab. After `close` it receives no messages and starts no requests. */
  const openTab = (guard = exclusively) => {
    let isClosed = false;
    const hears = new Set<() => void>();
    const hear = () => {
      for (const listener of hears) listener();
    };
    tabs.add(hear);
    const mailing = createMailing({
      load,
      mayRun: () => !isClosed,
      generate: async (id) => {
        asked.push(String(id));
        const time = asked.filter((other) => other === String(id)).length;
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 10_000));
        underWay -= 1;
        const sets = write(id, time);
        stored.push(...sets);
        return isClosed ? new Promise<never>(() => undefined) : sets;
      },
      textOf: (error) => (error instanceof Error ? error.message : ''),
      exclusively: guard,
      kept: createKeptMail(storage, 'emails'),
      stops: {
        tell: () => {
          for (const other of tabs) if (other !== hear) other();
        },
        subscribe: (listener) => hears.add(listener),
      },
    });
    const close = () => {
      isClosed = true;
      tabs.delete(hear);
    };
    return { mailing, close };
  };
  const { mailing, close } = openTab();
  const kindsOf = (id: EntityId) => slotsOf(mailing.snapshot(), id).map(({ kind }) => kind);
  return { mailing, close, openTab, asked, load, stored, kindsOf, most: () => most };
}

/** Returns a `write` that fails the first request for each of these prospects. */
export const failing =
  (...ids: EntityId[]) =>
  (id: EntityId, time: number) => {
    if (ids.includes(id) && time === 1) throw new Error('Failed to generate emails');
    return [setOf(id, `text ${time}`)];
  };
