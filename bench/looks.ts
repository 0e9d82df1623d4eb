import { countFound, startQuotedPages } from '#server/testing/quotedPages.ts';
import { percentile } from './figures.ts';

const pages = 300;
const quotes = 2_000;

/** Measures a look at 2,000 quotes on 300 pages, and how fast the server answers others meanwhile (D98). */
export async function looksBench(): Promise<void> {
  const quoted = await startQuotedPages(pages, quotes);
  const { call, asked, companyId } = quoted;
  const path = `/v1/keywords/crumb/getKeywords?companyId=${companyId}`;
  /** Asks for a list, one request after the other, until the work has ended. */
  const timesUntil = async (work: Promise<unknown>): Promise<number[]> => {
    const times: number[] = [];
    const ended = work.then(() => true);
    const goesOn = async () => !(await Promise.race([ended, call('GET', path).then(() => false)]));
    let start = performance.now();
    while (await goesOn()) {
      times.push(performance.now() - start);
      start = performance.now();
    }
    return times;
  };
  const line = (name: string, times: readonly number[]) =>
    console.log(
      `${name.padEnd(10)} ${times.length} requests, p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    );
  try {
    await timesUntil(new Promise((resolve) => setTimeout(resolve, 2_000)));
    line('alone', await timesUntil(new Promise((resolve) => setTimeout(resolve, 8_000))));
    const start = performance.now();
    const look = call('POST', '/v1/quotes/crumb/checkQuotes', { companyId });
    line('beside', await timesUntil(look));
    console.log(`the look   ${((performance.now() - start) / 1000).toFixed(1)} s`);
    const most = Math.max(...asked.values());
    console.log(`each of ${asked.size} addresses at most ${most} times`);
    console.log(await countFound(quoted));
  } finally {
    await quoted.remove();
  }
}
