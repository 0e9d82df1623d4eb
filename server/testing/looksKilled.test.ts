import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../rows/sqlite/database.ts';
import { startFleet } from './fleet.ts';
import { createFakeModel } from './fakeModel.ts';
import { ask, keepAlive } from './loopback.ts';
import { serveLocally } from './serveLocally.ts';

const pages = 30;
const quotes = 300;

const sentence = (page: number, index: number): string =>
  `Oven ${index} of bakery ${page} bakes bread that is still warm at seven.`;

/** A server with USPs that rest on the pages of a site on this machine, several on each page; and how often each page was asked for. */
async function startQuotedPages() {
  const asked = new Map<string, number>();
  const site = await serveLocally((req, res) => {
    const path = req.url ?? '/';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const page = /^\/page-(\d+)$/.exec(path)?.[1];
    if (page === undefined) return void res.writeHead(404).end();
    const all = Array.from({ length: quotes / pages }, (_, index) => sentence(Number(page), index));
    const filling = '<p>Nobody quotes this sentence about bread.</p>'.repeat(200);
    res.writeHead(200, { 'content-type': 'text/html' });
    res.end(`<title>Bread</title>${filling}<p>${all.join('</p><p>')}</p>`);
  });
  const model = await createFakeModel();
  const suggestions = { model: model.address, allowsLoopback: true };
  const fleet = await startFleet({ count: 1, suggestions });
  const token = await fleet.issuer.tokenFor('ada@crumb.example');
  const agent = keepAlive(24);
  onTestFinished(async () => {
    agent.destroy();
    await fleet.remove();
    await site.close();
    await model.close();
  });
  const call = (method: string, path: string, json?: unknown) =>
    ask(`${fleet.base}${path}`, { method, token, agent, json });
  await call('POST', '/crumb/tenants', { company: 'Crumb', domain: 'crumb', fullName: 'Ada' });
  const profile = { name: 'Crumb', size: '1-10', website: site.url, description: 'Bread' };
  const insights = '/v1/marketing-insight/crumb';
  const saved = await call('POST', `${insights}/saveBusinessInfo`, { domain: 'crumb', ...profile });
  const { companyId } = (JSON.parse(saved.text) as { data: { companyId: number } }).data;

  await fleet.processes[0]?.kill();
  const { rows } = openDatabase(fleet.folder);
  for (let index = 0; index < quotes; index += 1) {
    const page = index % pages;
    const quote = sentence(page, Math.floor(index / pages));
    const evidence = [{ field: 'title', quote, url: `${site.url}/page-${page}` }];
    const title = `Bread ${index}`;
    const value = { title, description: title, valueProposition: title, evidence };
    await rows.insert('usps', 'crumb', String(companyId), value);
  }
  await rows.close();
  await fleet.revive(0);
  /** How many quotes a look has found on their pages. */
  const there = async () => {
    const { text } = await call('GET', `${insights}/getUSPs?companyId=${companyId}`);
    return text.match(/"found":"there"/g)?.length;
  };
  const look = () => call('POST', '/v1/quotes/crumb/checkQuotes', { companyId });
  return { fleet, asked, look, there };
}

it(
  'a look that is killed goes on in the next process, and asks for no page again that it had looked at',
  { timeout: 60_000 },
  async () => {
    const { fleet, asked, look, there } = await startQuotedPages();
    const done = look().catch(() => undefined);
    await expect
      .poll(() => asked.size, { interval: 20, timeout: 20_000 })
      .toBeGreaterThan(pages / 3);
    await fleet.processes[0]?.kill();
    const before = asked.size;
    await done;
    expect(before).toBeLessThan(pages);
    await fleet.revive(0);
    await expect.poll(there, { interval: 200, timeout: 40_000 }).toBe(quotes);
    const twice = [...asked].filter(([path, count]) => path !== '/robots.txt' && count > 1);
    // The page that was under way when the process was killed.
    expect(twice.length).toBeLessThanOrEqual(1);
    expect(asked.get('/robots.txt')).toBe(2);
  },
);
