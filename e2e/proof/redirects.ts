import type { Page } from 'playwright';
import { safePath } from '#domain/pages/safePath.ts';
import { hostilePaths } from '#domain/testing/hostilePaths.ts';
import type { Visitor } from '../driver/visitor.ts';
import { startProductAndBrowser } from '../driver/testProduct.ts';
import { caseOf, expectSame, until, type Case, type Proof } from './proof.ts';

/** Some of the paths, spread evenly over all; each takes a page load. */
const tries = 160;
const tried = hostilePaths.filter(
  (_, index) => index % Math.floor(hostilePaths.length / tries) === 0,
);

/** The page shown without a usable `next`. */
const usual = '/dashboard';

const heading = (tab: Page) => tab.getByRole('heading', { level: 1 });

/** Opens the entry page with one hostile path and returns where it ends. */
async function follow(
  ada: Visitor,
  origin: string,
  payload: string,
  isRaw: boolean,
): Promise<void> {
  const { page } = ada;
  const next = isRaw ? payload : encodeURIComponent(payload.toWellFormed());
  const asked = new URL(`${origin}/?next=${next}`);
  await page.goto(asked.href, { waitUntil: 'commit' });
  const wanted = safePath(asked.searchParams.get('next'), origin) ?? usual;
  await until(async () => expectSame('address', page.url(), `${origin}${wanted}`));
  await heading(page).first().waitFor();
}

/** A sample of the hostile paths in a browser, signed in, on the built app. */
export const redirects: Proof = {
  name: 'redirects',
  async run() {
    const product = await startProductAndBrowser();
    const origin = product.origins.demo;
    const ada = await product.newVisitor();
    const heard: string[] = [];
    ada.context.on('weberror', (error) => heard.push(`uncaught ${String(error.error())}`));
    ada.context.on('console', (message) => {
      if (message.type() === 'error') heard.push(message.text());
    });
    ada.page.on('framenavigated', (frame) => {
      const isTop = frame === ada.page.mainFrame() && frame.url() !== 'about:blank';
      if (isTop && new URL(frame.url()).origin !== origin) heard.push(`left for ${frame.url()}`);
    });
    const cases: Case[] = [];
    try {
      await ada.goto(`${origin}${usual}`);
      await ada.signIn('ada@acme.example', 'Ada');
      await until(async () => expectSame('address', ada.address(), `${origin}${usual}`));
      heard.length = 0;
      await ada.page.evaluate((path) => {
        localStorage.setItem('onboardingStage', 'done');
        localStorage.setItem('onboardingLastPath', path);
      }, usual);
      for (const [index, payload] of tried.entries()) {
        const found = await caseOf(JSON.stringify(payload), async () => {
          await follow(ada, origin, payload, index % 2 === 1);
          const [problem] = heard.splice(0);
          if (problem !== undefined) throw new Error(problem);
        });
        cases.push(found);
      }
    } finally {
      await ada.context.close();
      await product.close();
    }
    return cases;
  },
};
