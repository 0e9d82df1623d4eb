/**
 * Runs the work while no other tab does: 'here' when it ran, 'elsewhere' when another tab held the lock and this one
 * waited for it to be free. Without locks in the browser the work just runs.
 */
export async function exclusively(
  name: string,
  work: () => Promise<void>,
): Promise<'here' | 'elsewhere'> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
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
}
