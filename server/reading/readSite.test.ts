import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalSite, hiddenOrder, type LocalSite } from '../testing/localSite.ts';
import type { Resolve } from './addresses.ts';
import { createSiteReader } from './readSite.ts';
import type { Reading, Site } from './site.ts';

let site: LocalSite;
beforeEach(async () => {
  site = await createLocalSite();
});
afterEach(() => site.close());

const reader = (more = {}) => createSiteReader({ allowsLoopback: true, ...more });

function read(reading: Reading): Site {
  if (!reading.site) throw new Error(reading.because);
  return reading.site;
}
const paths = (of: Site) => of.pages.map(({ url }) => new URL(url).pathname);
const html = { 'content-type': 'text/html' };
type Answer = Parameters<LocalSite['answer']>[1];
const page =
  (body: string | Buffer, more = {}): Answer =>
  (res) =>
    res.writeHead(200, { ...html, ...more }).end(body);
const status =
  (code: number, location?: string): Answer =>
  (res) =>
    res.writeHead(code, { ...html, ...(location && { location }) }).end();

describe('a website', () => {
  it('is read from its first page and the most useful others', async () => {
    const found = read(await reader().read(site.url));
    expect(found).toMatchObject({ url: `${site.url}/`, language: 'en' });
    expect(paths(found)).toEqual([
      '/',
      '/about',
      '/products',
      '/prices',
      '/customers',
      '/people',
      '/contact',
    ]);
    expect(found.pages[0]?.text).toMatch(/^Bread that is still warm\nCrumb & Co bakes sourdough/);
    expect(found.pages[1]?.text).not.toContain('Products');
  });

  it('has its robots.txt respected, and gets a user agent', async () => {
    await reader().read(site.url);
    const asked = site.asked.map(({ path }) => path);
    expect(asked[0]).toBe('/robots.txt');
    expect(asked).not.toContain('/services/private');
    expect(asked).not.toContain('/products/price-list.pdf');
    for (const { headers } of site.asked) {
      expect(headers['user-agent']).toMatch(/^Bellwether\//);
      expect(headers).not.toHaveProperty('cookie');
    }
  });

  it('gives no hidden text, and its links to other sites are not followed', async () => {
    const found = read(await reader().read(site.url));
    expect(JSON.stringify(found)).not.toContain(hiddenOrder);
    expect(site.asked.map(({ path }) => path)).toContain('/products/trap');
    expect(paths(found)).not.toContain('/products/trap');
  });

  it('is kept as far as it was read when all of it takes too long', async () => {
    site.answer('/', page('<p>Bread</p><a href=/about>About</a><a href=/products>Products</a>'));
    site.answer('/products', () => {});
    const told: string[] = [];
    const slow = reader({ pageMs: 60_000, siteMs: 1_000 });
    const found = read(await slow.read(site.url, (done, of) => void told.push(`${done} of ${of}`)));
    expect(paths(found)).toEqual(['/', '/about']);
    expect(told).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });

  it('is stored up to a limit, and no page uses all of it', async () => {
    const words = Array.from({ length: 4000 }, (_, index) => `<p>word-${1000 + index}</p>`).join(
      '',
    );
    site.answer('/', page(`<a href=/about>About</a>${words}`));
    const found = read(await reader({ maxCharacters: 12_100 }).read(site.url));
    const [first = '', second = '', ...others] = found.pages.map(({ text }) => text);
    expect([first.length > 11_980, first.length <= 12_000, others.length]).toEqual([true, true, 0]);
    expect([second.length > 80, first.length + second.length <= 12_100]).toEqual([true, true]);
    // No word is cut.
    expect(first.split('\n').filter((line) => !/^(About|word-\d{4})$/.test(line))).toEqual([]);
  });

  it('is stored up to the limit even if its text has no white space', async () => {
    site.answer('/', page(`<p>${'字'.repeat(13_000)}</p>`));
    expect(read(await reader().read(site.url)).pages[0]?.text).toHaveLength(12_000);
    site.answer('/', page(`<h1>字字</h1><p>${'字'.repeat(13_000)}</p>`));
    expect(read(await reader().read(site.url)).pages[0]?.text).toHaveLength(12_000);
  });

  it('ends before a number for which there is no room left', async () => {
    site.answer('/', page('<p>We bake.</p><a href="/about">About</a>'));
    site.answer('/about', page('<p>2,500,000 customers</p>'));
    const whole = read(await reader().read(site.url)).pages[0]?.text ?? '';
    const found = read(await reader({ maxCharacters: whole.length + 5 }).read(site.url));
    expect(found.pages.map(({ text }) => text)).toEqual([whole]);
  });

  it('is read up to the first megabyte, compressed or not', async () => {
    const bomb = gzipSync(`<p>Begin</p>${' '.repeat(50_000_000)}<p>End</p>`);
    site.answer('/', page(bomb, { 'content-encoding': 'gzip' }));
    const found = read(await reader().read(site.url));
    expect(found.pages.map(({ text }) => text)).toEqual(['Begin']);
  });

  it.each(['__proto__', 'constructor', 'x-none'])(
    'is read if it names the unknown encoding %s',
    async (name) => {
      site.answer('/', page('<p>Bread</p>', { 'content-encoding': name }));
      expect(read(await reader().read(site.url)).pages[0]?.text).toBe('Bread');
    },
  );

  it.each<[string, string, Buffer]>([
    [
      'names another encoding',
      'text/html',
      Buffer.from('<meta charset="windows-1252"><p>Caf\xe9</p>', 'latin1'),
    ],
    ['marks its UTF-16', 'text/html', Buffer.from('\ufeff<p>Café</p>', 'utf16le')],
    [
      'marks UTF-8 under another name',
      'text/html; charset=iso-8859-1',
      Buffer.from('\ufeff<p>Café</p>'),
    ],
    ['calls its UTF-8 UTF-16', 'text/html', Buffer.from('<meta charset="utf-16"><p>Café</p>')],
  ])('is read as browsers read it when it %s', async (_what, type, body) => {
    site.answer('/', page(body, { 'content-type': type }));
    expect(read(await reader().read(site.url)).pages[0]?.text).toBe('Café');
  });
});

describe('a website that cannot be read', () => {
  it.each<[string, string, Answer]>([
    ['forbids it', 'asks in its robots.txt not to be read', () => {}],
    ['is not there', 'answers with status 404', status(404)],
    ['is no HTML', 'is no HTML', page('', { 'content-type': 'image/png' })],
    ['is empty', 'says nothing that can be read', page('<p> </p>')],
    ['never ends', 'took longer than 0.3 s', (res) => void res.writeHead(200, html).write('<p>')],
    ['never answers', 'took longer than 0.3 s', () => {}],
    ['hangs up', 'does not answer', (res) => void res.destroy()],
    [
      'changes the protocol',
      'does not answer',
      (res) =>
        void res.socket?.end(
          'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
        ),
    ],
    [
      'breaks off',
      'broke off in the middle',
      (res) => {
        res.writeHead(200, { ...html, 'content-length': '100' }).write('<p>', () => res.destroy());
      },
    ],
    ['goes round', 'is redirected more than 5 times', status(302, '/')],
    ['is elsewhere', 'leads to another website', status(301, 'https://elsewhere.example/')],
    ['is on another port', 'leads to another website', status(301, 'http://127.0.0.1:1/')],
    [
      'declines',
      'asks not to be read by machines',
      page('<meta name="robots" content="noai"><p>x'),
    ],
  ])('because it %s says so', async (what, because, answer) => {
    if (what === 'forbids it')
      site.answer('/robots.txt', (res) => res.writeHead(200).end('User-agent: *\nDisallow: /'));
    else site.answer('/', answer);
    const isSlow = because.startsWith('took');
    expect(await reader(isSlow ? { pageMs: 300 } : {}).read(site.url)).toEqual({ because });
  });

  it('because the lookup of its name never ends says so', async () => {
    const resolve: Resolve = (_host, signal) =>
      new Promise((end) => signal.addEventListener('abort', () => end([])));
    const slow = reader({ resolve, pageMs: 300 });
    const because = 'took longer than 0.3 s';
    expect(await slow.read('https://crumb.example')).toEqual({ because });
    expect(await slow.answers('https://crumb.example')).toBe(false);
  });

  it('because all of it takes too long says so, however soon each answer comes', async () => {
    let hops = 0;
    const slow = reader({ pageMs: 60_000, siteMs: 300 });
    site.answer('/', (res) => {
      hops += 1;
      if (hops < 3) res.writeHead(302, { location: '/' }).end();
    });
    expect(await slow.read(site.url)).toEqual({ because: 'took longer than 0.3 s' });
    expect(await slow.answers(site.url)).toBe(false);
  });

  it('is not read when its robots.txt fails', async () => {
    site.answer('/robots.txt', (res) => res.writeHead(503).end());
    expect(await reader().read(site.url)).toEqual({ because: 'answers with status 503' });
    expect(site.asked.map(({ path }) => path)).toEqual(['/robots.txt']);
  });
});

it('a website answers, or it does not', async () => {
  expect(await reader().answers(site.url)).toBe(true);
  expect(await reader().answers('http://127.0.0.1:1/')).toBe(false);
  expect(await createSiteReader().answers(site.url)).toBe(false);
});
