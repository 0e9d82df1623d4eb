import type { Fault } from '#server/testing/faults.ts';
import { startProductAndBrowser, type TestProduct } from '../../driver/testProduct.ts';
import { caseOf, expectSame, until, type Case, type Proof } from '../proof.ts';

/** A fault of the identity provider that a signed-in person meets on a reload. */
interface SignInFault extends Pick<Fault, 'at' | 'path' | 'effect'> {
  readonly name: string;
  /** The fault only delays the answer. */
  readonly isSlow?: boolean;
}

const identity = { at: 'identity', path: /./ } as const;
const json = JSON.stringify({ error: 'temporarily_unavailable' });
const html = { 'Content-Type': 'text/html' };

const signInFaults: readonly SignInFault[] = [
  { name: 'down', ...identity, effect: 'reset' },
  { name: 'hanging', ...identity, effect: 'hang' },
  { name: '503 JSON', ...identity, effect: { status: 503, body: json } },
  { name: '503 HTML', ...identity, effect: { status: 503, headers: html, body: '<h1>Oops</h1>' } },
  { name: 'slow, 6 s', ...identity, effect: 'slow', isSlow: true },
  { name: 'no worker', at: 'app', path: /worker/i, effect: { status: 404 } },
];

/** The longest wait for a way to continue, by the page's clock. */
const patienceMs = 130_000;
const stepMs = 2_500;
/** The most page loads of a sign-in; more would be a redirect loop. */
const mostPages = 4;

async function tryOne(product: TestProduct, { name: _name, isSlow, ...fault }: SignInFault) {
  const ada = await product.newVisitor();
  const { page } = ada;
  ada.allowConsole(/./);
  const address = `${product.origins.demo}/users`;
  const here = page.getByRole('heading', { level: 1, name: 'Users' });
  await page.clock.install();
  await ada.goto(address);
  await ada.signIn('ada@acme.example', 'Ada');
  await here.waitFor({ timeout: 60_000 });
  let pages = 0;
  page.on('domcontentloaded', () => (pages += 1));
  const held = Promise.withResolvers<void>();
  const heal = product.sandbox.faults.add({ ...fault, ...(isSlow && { until: held.promise }) });
  const wayOn = page.getByRole('button', { name: /^(Try again|Sign in|Reload)$/ }).or(here);
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('Loading…').or(wayOn).first().waitFor();
  if (isSlow) {
    await page.clock.fastForward(6_000);
    held.resolve();
  }
  for (let ms = 0; ms < patienceMs && (await wayOn.count()) === 0; ms += stepMs)
    // oxlint-disable-next-line no-await-in-loop -- the clock goes on step by step
    await page.clock.fastForward(stepMs);
  await wayOn.first().waitFor();
  heal();
  if ((await here.count()) === 0) await wayOn.first().click();
  await here.waitFor();
  await until(async () => expectSame('address', page.url(), address));
  expectSame('goes round in circles', pages > mostPages, false);
  await ada.close();
}

/** Every sign-in fault ends on a page with a way to continue once the client gives up (D63), without a redirect loop. */
export const faultSignIn: Proof = {
  name: 'sign-in in trouble',
  async run(say) {
    const product = await startProductAndBrowser();
    const cases: Case[] = [];
    say('  cookies blocked and storage denied: see "storage, denied or full"');
    say('  a refused code, and a session that ends: see e2e/trouble.journey.ts');
    try {
      for (const fault of signInFaults) {
        // oxlint-disable-next-line no-await-in-loop -- one sign-in after the other
        cases.push(await caseOf(`sign-in × ${fault.name}`, () => tryOne(product, fault)));
        product.sandbox.faults.clear();
      }
    } finally {
      await product.close();
    }
    return cases;
  },
};
