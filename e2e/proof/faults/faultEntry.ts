import { createApi, type Api } from '#api/createApi.ts';
import { demoCompanyId, storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { waitOptions } from '../../driver/visitor.ts';
import type { TestProduct } from '../../driver/testProduct.ts';
import type { Place, Scene } from './faultScene.ts';
import { expectSame, until } from '../proof.ts';
import { fillLocalStorage } from '../../driver/inPage.ts';

/** Signing in is not tested here, and may be slow on a busy machine. */
const entryMs = 60_000;

/** The localStorage of a person who has finished the onboarding and selected one prospect of one company. */
async function keptOf(api: Api) {
  const [company] = await api.targetCompanies.list('demo', demoCompanyId);
  const { id: companyId, name } = company ?? { id: 0, name: '' };
  const [person] = await api.prospects.list('demo', [companyId]);
  return {
    companyId,
    kept: {
      businessInfo: storedDemoBusiness,
      onboardingStage: 'done',
      selectedTargetCompanyIds: JSON.stringify([companyId]),
      selectedTargetCompanies: JSON.stringify([{ targetid: companyId, name }]),
      selectedProspectIds: JSON.stringify([person?.id ?? 0]),
    },
  };
}

/** Signs a person in, prepares the data of a row and opens its page. */
export async function openScene(product: TestProduct, row: Place): Promise<Scene> {
  const ada = await product.newVisitor();
  const { page } = ada;
  // The browser logs every failed answer.
  ada.allowConsole(/Failed to load resource|net::ERR/);
  if (row.allowedConsole) ada.allowConsole(row.allowedConsole);
  await page.clock.install();
  ada.context.setDefaultTimeout(entryMs);
  const origin = product.origins[row.host ?? 'demo'];
  const first = page
    .waitForRequest((request) => request.url().includes('/getUsers'))
    .catch(() => undefined);
  await ada.goto(`${product.origins.demo}/users`);
  await ada.signIn('ada@acme.example', 'Ada');
  const request = await first;
  if (!request)
    throw new Error(`no users are asked for at ${page.url()}: ${await ada.visibleText()}`);
  const token = (await request.headerValue('authorization'))?.replace('Bearer ', '') ?? '';
  const api: Api = createApi({
    host: product.origins.localhost,
    getToken: () => Promise.resolve(token),
  });
  let number = 0;
  const { kept: storedValues, companyId } = await keptOf(api);
  const next = () => (number += 1);
  const scene: Scene = { product, ada, page, origin, api, storedValues, companyId, next };
  await row.prepare?.(scene);
  await ada.goto(`${origin}/users`);
  await until(
    async () => expectSame('owner', 'owner' in (await ada.localStorageValues()), true),
    entryMs,
  );
  await page.getByRole('banner').getByText('Ada').first().waitFor();
  await keep(scene);
  await reset(scene, row);
  ada.context.setDefaultTimeout(waitOptions.timeout);
  return scene;
}

/** Writes these values to localStorage. */
const keep = ({ page, storedValues }: Scene): Promise<void> =>
  page.evaluate(fillLocalStorage, storedValues);

/** Restores page and storage after a case, so that cases do not depend on each other. */
export async function reset({ page, ada, product, origin }: Scene, row: Place): Promise<void> {
  product.sandbox.faults.clear();
  // The page may still be navigating.
  await until(() =>
    page.evaluate(() => {
      sessionStorage.clear();
    }),
  );
  await ada.goto(`${origin}${row.path}`);
  await row.ready(page).waitFor();
}
