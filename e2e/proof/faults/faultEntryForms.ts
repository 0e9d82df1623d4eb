import type { Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import type { FaultKind } from './faults.ts';
import { fieldIn, type Form } from './faultForms.ts';
import type { Scene } from './faultScene.ts';
import { expectSame, until } from '../proof.ts';

const main = (page: Page) => page.locator('#root');
const notices = (page: Page) => page.locator('[data-toast] [role=alert]');

/** The state of a person who has not entered a business yet. */
async function startWithoutBusiness({ ada, page, product }: Scene, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const key of ['businessInfo', 'onboardingStage', 'onboardingLastPath'])
      localStorage.removeItem(key);
  });
  await ada.goto(`${product.origins.demo}${path}`);
}

const businessReady = (page: Page) => main(page).getByRole('textbox', { name: t('business.name') });

/** The business form, the first step of the onboarding. */
export const businessForm: Form = {
  call: 'businessInfo.save',
  path: '/business-info',
  ready: businessReady,
  open: async (scene) => {
    await startWithoutBusiness(scene, '/business-info');
    await businessReady(scene.page).waitFor();
  },
  frame: main,
  messages: notices,
  fields: (number) => ({
    [t('business.name')]: `Night Bakery ${number}`,
    [t('business.website')]: 'night-bakery.example',
    [t('business.description')]: 'Bread that is baked at night.',
  }),
  submit: (page) => page.getByRole('button', { name: /Define USPs|Saving/ }),
  expectSuccess: ({ page }) =>
    until(async () => expectSame('path', new URL(page.url()).pathname, '/usps')),
  joinsRunningRequest: true,
  expectedMessage: () => t('message.businessInfo.save'),
  // Success needs a company id in the answer.
  countsAsSuccess: () => false,
};

const workspaceReady = (page: Page) => fieldIn(main(page), t('entry.create.company'));

/** The form that creates a workspace and leads to its address. */
export const workspaceForm: Form = {
  call: 'workspaces.create',
  path: '/create-tenant',
  host: 'apex',
  leavesPage: true,
  isOutsideWorkspace: true,
  joinsRunningRequest: true,
  ready: workspaceReady,
  open: ({ page }) => workspaceReady(page).waitFor(),
  frame: main,
  messages: (page) => page.locator('#root [role=alert]'),
  fields: (number) => ({
    [t('entry.create.company')]: 'Acme Ltd',
    [t('entry.create.domain')]: `acme-${number}`,
    [t('entry.create.fullName')]: 'Ada Lovelace',
  }),
  submit: (page) => page.locator('#root button[type=submit]'),
  expectSuccess: ({ page }) =>
    until(async () => expectSame('path', new URL(page.url()).pathname, '/business-info')),
  expectedMessage: ({ message }: FaultKind) => message ?? t('message.workspaces.create'),
  impossible: ({ cause }) =>
    'effect' in cause && cause.effect === 'cut'
      ? 'it is made all the same, and the second try is told that it is taken'
      : undefined,
  // Only 200 and 201 count as created.
  countsAsSuccess: ({ countsAsSuccess, name }) => countsAsSuccess === true && name !== '204',
};
