/**
 * Returns the processor time of some work in milliseconds. Unlike the time on the clock, it does not include what other
 * programs use meanwhile.
 */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
