import type { Page } from 'playwright';
import type { Rows } from '#server/rows/rows.ts';
import {
  createFakeKeywordSource,
  type FakeKeywordSource,
} from '#server/testing/fakeKeywordSource.ts';
import { createFakeModel, type FakeModel } from '#server/testing/fakeModel.ts';
import { createLocalSite, type LocalSite } from '#server/testing/localSite.ts';
import type { SuggestionSettings } from '#server/settings.ts';
import { fillIn } from '../../driver/controls.ts';
import { startProductAndBrowser, type TestProduct } from '../../driver/testProduct.ts';
import type { Visitor } from '../../driver/visitor.ts';

/** A browser, the product, a fake model with switchable faults, and a business website, all on this machine. */
export interface SuggestionScene {
  readonly product: TestProduct;
  readonly ada: Visitor;
  readonly page: Page;
  readonly fake: FakeModel;
  readonly site: LocalSite;
  readonly source: FakeKeywordSource;
  readonly rows: Rows;
}

/** Short time limits, for a model that does not answer. */
const limits = { baseMs: 5, firstByteMs: 2000, wholeMs: 10_000, failuresInARow: 1000 };

/** Runs work in a new scene, whose visitor is not signed in yet. */
export async function withScene<Value>(
  settings: (source: FakeKeywordSource) => Partial<SuggestionSettings>,
  work: (scene: SuggestionScene) => Promise<Value>,
): Promise<Value> {
  const fake = await createFakeModel();
  const site = await createLocalSite();
  const source = await createFakeKeywordSource();
  let rows: Rows | undefined;
  const product = await startProductAndBrowser({
    seed: 'none',
    // Each fault meets the round that it is meant for.
    finishesFirstLists: false,
    suggestions: {
      model: fake.address,
      allowsLoopback: true,
      limits,
      ...settings(source),
    },
    prepare: async (kept) => {
      rows = kept;
    },
  });
  try {
    const ada = await product.newVisitor();
    if (!rows) throw new Error('The server has no rows.');
    return await work({ product, ada, page: ada.page, fake, site, source, rows });
  } finally {
    await product.close();
    await Promise.all([fake.close(), site.close(), source.close()]);
  }
}

/** Creates a workspace and its first member with the product's forms. */
export async function makeWorkspace({ product, ada, page }: SuggestionScene): Promise<string> {
  await ada.goto(`${product.origins.apex}/`);
  await page.getByLabel('Email').waitFor();
  await ada.signIn('dana@crumb.example', 'Dana Reyes');
  await fillIn(page, { Company: 'Crumb & Co', Domain: 'crumb', 'Full name': 'Dana Reyes' });
  await ada.press('Continue');
  await page.getByLabel('Business Name').waitFor();
  return product.origins.workspace('crumb');
}

/** The business profile. */
export const business = {
  name: 'Crumb & Co',
  description: 'We bake sourdough bread for cafés in Bristol and bring it to them every morning.',
};

/** Fills in and sends the business form. */
export async function enterBusiness({ ada, page, site }: SuggestionScene): Promise<void> {
  const { name, description } = business;
  await fillIn(page, { 'Business Name': name, Website: site.url, Description: description });
  await ada.press('Define USPs');
}
