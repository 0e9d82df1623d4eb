/** Locks that keep the tabs of one origin from doing the same work at the same time. */
export interface Locks {
  /**
   * Runs the work while no other tab does: 'here' when it ran, 'elsewhere' when another tab held the lock and this one
   * waited for it to be free.
   */
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<'here' | 'elsewhere'>;
  /** True when a tab holds the lock. */
  readonly isHeld: (name: string) => Promise<boolean>;
  /** Resolves once no tab holds the lock. */
  readonly released: (name: string) => Promise<void>;
}

const manager = () => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** The browser's Web Locks. Without them the work runs in every tab. */
export const browserLocks: Locks = {
  async exclusively(name, work) {
    const locks = manager();
    if (!locks) {
      await work();
      return 'here';
    }
    const isMine = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
    if (isMine) return 'here';
    await locks.request(name, async () => undefined);
    return 'elsewhere';
  },
  async isHeld(name) {
    const held = (await manager()?.query())?.held ?? [];
    return held.some((lock) => lock.name === name);
  },
  async released(name) {
    await manager()?.request(name, { mode: 'shared' }, async () => undefined);
  },
};
