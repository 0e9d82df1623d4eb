import type { Page } from 'playwright';
import type { CallName } from '#api/contract/paths.ts';
import { t } from '#domain/words/translate.ts';
import { fieldIn, firstOf } from '../../driver/controls.ts';
import { expectSame, until } from '../proof.ts';
import type { Form } from './form.ts';
import { placeOf, type ListArea } from './places.ts';
import type { Scene } from './scene.ts';

/** The three boards: their calls, and the fields of their forms with a value for each. */
const boards = [
  {
    calls: 'usps',
    fields: {
      [t('usps.field.title')]: 'Warm at seven',
      [t('usps.field.description')]: 'Delivered before the first guest.',
      [t('usps.field.valueProposition')]: 'No baker of your own.',
    },
    level: undefined,
  },
  {
    calls: 'icps',
    fields: {
      [t('icps.field.title')]: 'Corner cafés',
      [t('icps.field.description')]: 'A dozen seats and no oven.',
      [t('icps.field.painPoints')]: 'Early hours\nStale bread',
      [t('icps.field.goals')]: 'Fresh bread at opening',
    },
    level: undefined,
  },
  {
    calls: 'geographies',
    fields: {
      [t('geos.field.region')]: 'Atlantis',
      [t('geos.field.marketSize')]: '40 million',
      [t('geos.field.growthRate')]: '4 % a year',
      [t('geos.field.recommendation')]: 'Start where the cafés are.',
    },
    level: 'Medium',
  },
] as const;

const dialogOf = (page: Page) => page.getByRole('dialog');
const press = ({ page }: Scene, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const editFirst = ({ page }: Scene, area: ListArea) =>
  firstOf(placeOf(area).list(page), 'button', /^Edit /).click();

/** A form in a dialog: it closes on success. */
function dialogForm(
  area: ListArea,
  act: 'add' | 'edit',
  fields: Form['fields'],
  more: Pick<Form, 'choices' | 'choose'> = {},
): Form {
  const opener = t(area === 'users' ? 'users.add' : 'general.addCustom');
  const { path, ready } = placeOf(area);
  return {
    call: `${area}.${act}` as CallName,
    path,
    ready,
    fields,
    ...more,
    open: (scene) => (act === 'add' ? press(scene, opener) : editFirst(scene, area)),
    frame: dialogOf,
    submit: (page) => dialogOf(page).locator('button[type=submit]').filter({ hasText: /./ }),
    expectSuccess: ({ page }) =>
      until(async () => expectSame('dialogs', await dialogOf(page).count(), 0)),
  };
}

const addAndEdit = (
  area: ListArea,
  fields: Form['fields'],
  more: Pick<Form, 'choices'> = {},
): readonly Form[] => [
  dialogForm(area, 'add', fields, more),
  dialogForm(area, 'edit', fields, more),
];

const boardForms = boards.flatMap(({ calls, fields, level }) => {
  const [first = ''] = Object.keys(fields);
  const numbered = (number: number) => ({ ...fields, [first]: `Warm at ${number}` });
  return addAndEdit(
    calls,
    numbered,
    level && { choices: { [t('geos.field.competitionLevel')]: level } },
  );
});

const keywordFields = (number: number) => ({
  [t('keywords.add.keyword')]: `rolls before dawn ${number}`,
  [t('keywords.add.volume')]: '990',
  [t('keywords.add.competitionIndex')]: '12',
  [t('keywords.add.trend')]: '-3',
  [t('keywords.add.lowBid')]: '0,4',
  [t('keywords.add.highBid')]: '1.5',
  [t('keywords.add.region')]: 'Ireland',
});

const companyFields = (number: number) => ({
  [t('targetCompanies.field.name')]: `Rye & Sons ${number}`,
  [t('targetCompanies.field.description')]: 'Bakes rye.',
  [t('targetCompanies.field.recentNews')]: 'A second oven.',
  [t('targetCompanies.field.initiatives')]: 'Fewer vans.',
});

const ideaFields = (number: number) => ({
  [t('content.field.title')]: `Who bakes while you sleep ${number}`,
});

const prospectFields = (number: number) => ({
  [t('prospects.field.name')]: `Grace Hopper ${number}`,
  [t('prospects.field.role')]: 'Admiral',
});

/** A prospect belongs to a target company, which is chosen by typing its name. */
const chooseCompany = async ({ page }: Scene): Promise<void> => {
  await dialogOf(page)
    .getByRole('button', { name: t('prospects.field.companyOpen') })
    .click();
  await page.getByRole('option').first().click();
};

const userFields = (number: number) => ({
  [t('users.field.name')]: `Grace Hopper ${number}`,
  [t('users.field.email')]: `grace${number}@acme.example`,
  [t('users.field.role')]: 'Admiral',
});

const row = (page: Page) => page.locator('[data-editing]');

/** A user is edited in their table row. */
const editUser: Form = {
  ...dialogForm('users', 'edit', userFields),
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
  ...boardForms,
  dialogForm('keywords', 'add', keywordFields, {
    choices: { [t('keywords.add.competitionLevel')]: t('level.LOW') },
  }),
  ...addAndEdit('targetCompanies', companyFields),
  ...addAndEdit('contentIdeas', ideaFields),
  dialogForm('prospects', 'add', prospectFields, { choose: chooseCompany }),
  dialogForm('prospects', 'edit', prospectFields),
  dialogForm('users', 'add', userFields),
  editUser,
  businessForm,
  workspaceForm,
];
