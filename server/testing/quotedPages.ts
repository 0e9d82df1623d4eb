import { openDatabase } from '../rows/sqlite/database.ts';
import { startFleet } from './fleet.ts';
import { createFakeModel } from './fakeModel.ts';
import { ask, keepAlive } from './loopback.ts';
import { serveLocally } from './serveLocally.ts';

const sentence = (page: number, index: number): string =>
  `Oven ${index} of bakery ${page} bakes bread that is still warm at seven.`;

/** A server with USPs that rest on the pages of a site on this machine, several on each page. */
type QuotedPages = Awaited<ReturnType<typeof startQuotedPages>>;

export async function startQuotedPages(pages: number, quotes: number) {
  /** How often each page was asked for, by path. */
  const asked = new Map<string, number>();
  const each = Math.ceil(quotes / pages);
  const site = await serveLocally((req, res) => {
    const path = req.url ?? '/';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const page = /^\/page-(\d+)$/.exec(path)?.[1];
    if (page === undefined) return void res.writeHead(404).end();
    const all = Array.from({ length: each }, (_, index) => sentence(Number(page), index));
    const filling = '<p>Nobody quotes this sentence about bread.</p>'.repeat(200);
    res.writeHead(200, { 'content-type': 'text/html' });
    res.end(`<title>Bread</title>${filling}<p>${all.join('</p><p>')}</p>`);
  });
  const model = await createFakeModel();
  const fleet = await startFleet({
    count: 1,
    suggestions: { model: model.address, allowsLoopback: true },
  });
  const token = await fleet.issuer.tokenFor('ada@crumb.example');
  const agent = keepAlive(24);
  /** Calls the API as the workspace's owner. */
  const call = (method: string, path: string, body?: unknown) =>
    ask(`${fleet.base}${path}`, { method, token, agent, json: body });
  await call('POST', '/crumb/tenants', { company: 'Crumb', domain: 'crumb', fullName: 'Ada' });
  const profile = { name: 'Crumb', size: '1-10', website: site.url, description: 'Bread' };
  const insights = '/v1/marketing-insight/crumb';
  const saved = await call('POST', `${insights}/saveBusinessInfo`, { domain: 'crumb', ...profile });
  const { companyId } = (JSON.parse(saved.text) as { data: { companyId: number } }).data;

  await fleet.processes[0]?.kill();
  const { rows } = openDatabase(fleet.folder);
  for (let index = 0; index < quotes / 2; index += 1) {
    const evidence = [0, 1].map((offset) => {
      const number = 2 * index + offset;
      const page = number % pages;
      const quote = sentence(page, Math.floor(number / pages));
      return { field: 'title', quote, url: `${site.url}/page-${page}` };
    });
    const title = `Bread ${index}`;
    const value = { title, description: title, valueProposition: title, evidence };
    await rows.insert('usps', 'crumb', String(companyId), value);
  }
  await rows.close();
  await fleet.revive(0);
  return {
    fleet,
    asked,
    call,
    companyId,
    remove: async () => {
      agent.destroy();
      await fleet.remove();
      await site.close();
      await model.close();
    },
  };
}

/** Returns how many quotes there are with what a look has found of them, undefined before it. */
export async function countFound({ call, companyId }: QuotedPages) {
  const path = `/v1/marketing-insight/crumb/getUSPs?companyId=${companyId}`;
  const { text } = await call('GET', path);
  const { data } = JSON.parse(text) as {
    data: { evidence: { checked?: { found: string } }[] }[];
  };
  const counts = new Map<string | undefined, number>();
  for (const { evidence } of data)
    for (const { checked } of evidence)
      counts.set(checked?.found, (counts.get(checked?.found) ?? 0) + 1);
  return counts;
}
