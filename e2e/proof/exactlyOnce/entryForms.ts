import type { Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import { expectSame, until } from '../proof.ts';
import { fieldIn, type Form } from './form.ts';
import type { Scene } from './scene.ts';

const main = (page: Page) => page.locator('#root');
const leadsTo = (path: string) => (scene: Scene) =>
  until(async () => expectSame('path', new URL(scene.page.url()).pathname, path));

const businessReady = (page: Page) => main(page).getByRole('textbox', { name: t('business.name') });

/** The business form, the first step of the onboarding. */
export const businessForm: Form = {
  call: 'businessInfo.save',
  path: '/business-info',
  ready: businessReady,
  open: async ({ page, ada, origin }) => {
    await page.evaluate(() => {
      for (const key of ['businessInfo', 'onboardingStage', 'onboardingLastPath'])
        localStorage.removeItem(key);
    });
    await ada.goto(`${origin}/business-info`);
    await businessReady(page).waitFor();
  },
  frame: main,
  fields: (number) => ({
    [t('business.name')]: `Night Bakery ${number}`,
    [t('business.website')]: 'night-bakery.example',
    [t('business.description')]: 'Bread that is baked at night.',
  }),
  submit: (page) => page.getByRole('button', { name: /Define USPs|Saving/ }),
  expectSuccess: leadsTo('/usps'),
};

const workspaceReady = (page: Page) => fieldIn(main(page), t('entry.create.company'));

/** The form that creates a workspace and leads to its address. */
export const workspaceForm: Form = {
  call: 'workspaces.create',
  path: '/create-tenant',
  host: 'apex',
  leavesPage: true,
  ready: workspaceReady,
  open: ({ page }) => workspaceReady(page).waitFor(),
  frame: main,
  fields: (number) => ({
    [t('entry.create.company')]: 'Acme Ltd',
    [t('entry.create.domain')]: `acme-${number}`,
    [t('entry.create.fullName')]: 'Ada Lovelace',
  }),
  submit: (page) => page.locator('#root button[type=submit]'),
  expectSuccess: leadsTo('/business-info'),
};
