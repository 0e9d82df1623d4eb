import { expect, it, onTestFinished } from 'vitest';
import { countFound, startQuotedPages } from './quotedPages.ts';

const pages = 20;
const quotes = 200;

it(
  'a look that is killed goes on in the next process, and asks for no page again that it had looked at',
  { timeout: 60_000 },
  async () => {
    const quoted = await startQuotedPages(pages, quotes);
    onTestFinished(() => quoted.remove());
    const { fleet, asked, call, companyId } = quoted;
    const done = call('POST', '/v1/quotes/crumb/checkQuotes', { companyId }).catch(() => undefined);
    await expect
      .poll(() => asked.size, { interval: 20, timeout: 20_000 })
      .toBeGreaterThan(pages / 3);
    await fleet.processes[0]?.kill();
    const before = asked.size;
    await done;
    expect(before).toBeLessThan(pages);
    await fleet.revive(0);
    const there = async () => (await countFound(quoted)).get('there');
    await expect.poll(there, { interval: 200, timeout: 40_000 }).toBe(quotes);
    const twice = [...asked].filter(([path, count]) => path !== '/robots.txt' && count > 1);
    // The page that was under way when the process was killed.
    expect(twice.length).toBeLessThanOrEqual(1);
    expect(asked.get('/robots.txt')).toBe(2);
  },
);
