import type { Page } from 'playwright';
import type { CallName } from '#api/contract/paths.ts';
import { t } from '#domain/words/translate.ts';
import { fieldIn, firstOf } from '../../driver/controls.ts';
import { expectSame, until } from '../proof.ts';
import type { Form } from './form.ts';
import { placeOf, type ListArea } from './places.ts';
import type { Scene } from './scene.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const editFirst = ({ page }: Scene, area: ListArea) =>
  firstOf(placeOf(area).list(page), 'button', /^Edit /).click();

/** A form in a dialog: it closes on success. */
function dialogForm(
  area: ListArea,
  act: 'add' | 'edit',
  more: Pick<Form, 'choices' | 'choose'> = {},
): Form {
  const opener = t(area === 'users' ? 'users.add' : 'general.addCustom');
  const { path, ready, fields } = placeOf(area);
  return {
    call: `${area}.${act}` as CallName,
    path,
    ready,
    fields,
    ...more,
    open: (scene) => (act === 'add' ? scene.ada.press(opener) : editFirst(scene, area)),
    frame: dialogOf,
    submit: (page) => dialogOf(page).locator('button[type=submit]').filter({ hasText: /./ }),
    expectSuccess: ({ page }) =>
      until(async () => expectSame('dialogs', await dialogOf(page).count(), 0)),
  };
}

const addAndEdit = (area: ListArea, more: Pick<Form, 'choices'> = {}): readonly Form[] => [
  dialogForm(area, 'add', more),
  dialogForm(area, 'edit', more),
];

/** A prospect belongs to a target company, which is chosen by typing its name. */
const chooseCompany = async ({ page }: Scene): Promise<void> => {
  await dialogOf(page)
    .getByRole('button', { name: t('prospects.field.companyOpen') })
    .click();
  await page.getByRole('option').first().click();
};

const row = (page: Page) => page.locator('[data-editing]');

/** A user is edited in their table row. */
const editUser: Form = {
  ...dialogForm('users', 'edit'),
  frame: row,
  submit: (page) => row(page).getByRole('button', { name: t('general.save'), exact: true }),
  expectSuccess: ({ page }) => until(async () => expectSame('rows', await row(page).count(), 0)),
};

const main = (page: Page) => page.locator('#root');
const leadsTo = (path: string) => (scene: Scene) =>
  until(async () => expectSame('path', new URL(scene.page.url()).pathname, path));

const businessReady = (page: Page) => main(page).getByRole('textbox', { name: t('business.name') });

/** The business form, the first step of the onboarding. */
const businessForm: Form = {
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
const workspaceForm: Form = {
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

/** Every form of the product. */
export const allForms: readonly Form[] = [
  ...addAndEdit('usps'),
  ...addAndEdit('icps'),
  ...addAndEdit('geographies', { choices: { [t('geos.field.competitionLevel')]: 'Medium' } }),
  dialogForm('keywords', 'add', {
    choices: { [t('keywords.add.competitionLevel')]: t('level.LOW') },
  }),
  ...addAndEdit('targetCompanies'),
  ...addAndEdit('contentIdeas'),
  dialogForm('prospects', 'add', { choose: chooseCompany }),
  dialogForm('prospects', 'edit'),
  dialogForm('users', 'add'),
  editUser,
  businessForm,
  workspaceForm,
];
