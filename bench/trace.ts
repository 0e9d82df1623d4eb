import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import * as v from 'valibot';
import { openBrowser } from '#scripts/browser.ts';
import { signInWorker } from '#scripts/vite/signInWorker.ts';
import { buildPage } from './buildPage.ts';
import { openWindow, type Tab } from './entry/bareTab.ts';
import { marksOf, watchPage } from './entry/marks.ts';
import { quiet, recordTraffic } from './entry/network.ts';
import { medianOf, storeFigures, type Figures } from './figures.ts';
import { serveApp, serveProduct, signInMember, type SignedIn } from './product.ts';
import { arrivalTimes, pressAt, watchArrival } from './routes/arrival.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

const event = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.object({ data: v.optional(v.object({ type: v.optional(v.string()) })) })),
});
type Traced = v.InferOutput<typeof event>;
const collected = v.object({ value: v.array(event) });

/** What a page's thread does, by the names that the browser gives it. */
const kinds: readonly (readonly [kind: string, names: RegExp])[] = [
  ['parse', /^Parse|^v8\.compile|^V8\.Compile/],
  ['garbage', /GC/],
  ['style', /^UpdateLayoutTree$/],
  ['layout', /^Layout$/],
  ['paint', /^(PrePaint|Paint|Layerize|Commit|UpdateLayer)$/],
  ['scripts', /Microtask|^(Evaluate|v8\.|FunctionCall|Timer|XHR|Event|Fire)/],
];
const kindOf = (name: string) => kinds.find(([, names]) => names.test(name))?.[0] ?? 'other';

/** Records what the page's thread does while a way is gone, up to its content. */
async function trace(tab: Tab, first: string, go: () => Promise<number>): Promise<Figures> {
  const events: Traced[] = [];
  tab.tools.on('Tracing.dataCollected', (told) => {
    events.push(...v.parse(collected, told).value);
  });
  const ended = new Promise((resolve) => tab.tools.on('Tracing.tracingComplete', resolve));
  const includedCategories = ['devtools.timeline', 'toplevel', 'v8', 'blink.user_timing'];
  await tab.tools.send('Tracing.start', { traceConfig: { includedCategories } });
  const content = await go();
  await tab.tools.send('Tracing.end');
  await ended;
  const begin = events.findLast(({ name, args }) => name === first || args?.data?.type === first);
  if (!begin) throw new Error(`The trace has no ${first}.`);
  const { pid, tid, ts: from } = begin;
  const until = from + 1000 * content;
  return timesOf(
    events.filter((one) => one.pid === pid && one.tid === tid && one.ts >= from && one.ts < until),
  );
}

/** Adds up the processor's time by kind. That of an event inside another one counts there alone. */
function timesOf(events: readonly Traced[]): Figures {
  const times: Record<string, number> = {};
  const add = (kind: string, time: number) => (times[kind] = (times[kind] ?? 0) + time / 1000);
  const open: { readonly kind: string; readonly end: number }[] = [];
  const whole = events.filter(({ ph, tdur }) => ph === 'X' && tdur > 0);
  for (const { name, ts, dur, tdur } of whole.toSorted((one, other) => one.ts - other.ts)) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const around = open.at(-1);
    const kind = kindOf(name);
    add(kind, tdur);
    add(around?.kind ?? 'all', around ? -tdur : tdur);
    open.push({ kind, end: ts + dur });
  }
  return times;
}

/** A warm visit of the keywords, and the way from there to the content ideas. */
async function traceOnce(browser: Browser, member: SignedIn, origin: string) {
  await using fresh = await openWindow(browser, member);
  const visit = async (tab: Tab) => {
    await watchPage(tab, 'th[scope=row]');
    const traffic = recordTraffic(tab.tools);
    await tab.tools.send('Network.enable');
    await tab.tools.send('Page.navigate', { url: `${origin}/keyword-research` });
    const { content } = await marksOf(tab);
    return { content, traffic };
  };
  const cold = await fresh.openTab();
  await quiet((await visit(cold)).traffic);
  await cold.close();
  const tab = await fresh.openTab();
  const seen: { traffic?: ReturnType<typeof recordTraffic> } = {};
  const warm = await trace(tab, 'navigationStart', async () => {
    const { content, traffic } = await visit(tab);
    seen.traffic = traffic;
    return content;
  });
  if (seen.traffic) await quiet(seen.traffic);
  await wait(3000);
  const arrival = { title: 'Content Ideas', content: 'main article' };
  const onward = await trace(tab, 'pointerdown', async () => {
    await pressAt(tab, 'footer > button', () => watchArrival(tab, arrival));
    return (await arrivalTimes(tab, 'the next page')).content;
  });
  return { warm, onward };
}

/**
 * Says where the time of a warm visit and of a route change goes, beside the floor: the milliseconds of the processor that the
 * page's thread takes. They hardly depend on what else the machine does.
 */
export async function traceBench(): Promise<void> {
  await using product = await serveProduct();
  await using floor = await serveApp(await buildPage('bench/pages/floor', [signInWorker()]));
  await using browser = await openBrowser();
  const tables: Record<string, Record<string, Figures>> = { 'warm visit': {}, 'route change': {} };
  for (const [app, { origin }] of Object.entries({ 'bare floor': floor, product })) {
    const member = await signInMember(browser, origin);
    const taken: Awaited<ReturnType<typeof traceOnce>>[] = [];
    for (let round = 0; round < rounds; round += 1)
      taken.push(await traceOnce(browser, member, origin));
    Object.assign(tables['warm visit'] ?? {}, { [app]: medianOf(taken.map(({ warm }) => warm)) });
    Object.assign(tables['route change'] ?? {}, {
      [app]: medianOf(taken.map(({ onward }) => onward)),
    });
  }
  storeFigures('trace', tables);
}
