import type { CallName } from '#api/contract/paths.ts';
import { createDevApp } from '#scripts/devApp.ts';
import type { TestProduct } from '../../driver/testProduct.ts';
import { caseOf, expectSame, until, type Case, type Proof } from '../proof.ts';
import { startDemo } from './demo.ts';
import { businessForm } from './entryForms.ts';
import { fillIn } from './form.ts';
import { countCall, openScene } from './scene.ts';

/** The calls that start by themselves once a business is saved. */
const calls = [
  'businessInfo.save',
  'businessInfo.scrape',
  'usps.generate',
  'icps.generate',
  'geographies.generate',
  'keywords.generate',
  'targetCompanies.generate',
  'contentIdeas.generate',
] as const satisfies readonly CallName[];

/** Long enough for the last list to be generated. */
const patienceMs = 60_000;

/** The first visit makes the development server transform the sources, which is slow. */
async function warmUp(product: TestProduct): Promise<void> {
  const visitor = await product.newVisitor();
  visitor.allowConsole(/./);
  await visitor.goto(`${product.origins.demo}/usps`);
  await visitor.page.getByLabel('Email').waitFor({ timeout: 120_000 });
  await visitor.signIn('bob@acme.example', 'Bob');
  await visitor.page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 120_000 });
  await visitor.close();
}

/** On the development server React runs every effect twice; every call still starts once. */
export const exactlyOnceInDevelopment: Proof = {
  name: 'exactly once, in development',
  async run() {
    const devApp = createDevApp();
    const demo = await startDemo({
      generationMs: 200,
      makeServeApp: devApp.makeServeApp,
    });
    const cases: Case[] = [];
    try {
      await warmUp(demo.product);
      const scene = await openScene(demo, businessForm);
      scene.ada.allowConsole(/./);
      const { page } = scene;
      const isDevelopment = await page.evaluate(
        () => document.querySelector('script[src*="@vite/client"]') !== null,
      );
      cases.push(await caseOf('development it is', () => expectSame('is', isDevelopment, true)));
      const counts = calls.map((call) => ({ call, ...countCall(page, call) }));
      await businessForm.open(scene);
      await fillIn(scene, businessForm);
      await businessForm.submit(page).click();
      await until(async () => {
        expectSame('the last was asked for', (counts.at(-1)?.asked() ?? 0) > 0, true);
        expectSame(
          'generating',
          /Generating/.test(await page.locator('header').innerText()),
          false,
        );
      }, patienceMs);
      for (const { call, asked } of counts)
        // oxlint-disable-next-line no-await-in-loop -- cases are reported in order
        cases.push(await caseOf(call, () => expectSame('requests', asked(), 1)));
      await scene.ada.close();
    } finally {
      await demo.product.close();
      await devApp.close();
    }
    return cases;
  },
};
