import type { Page } from 'playwright';
import type { CallName } from '#api/contract/paths.ts';
import type { MessageKey } from '#domain/words/messages.ts';
import { t, type PlainWordKey } from '#domain/words/translate.ts';
import { boards } from '../../driver/boards.ts';
import type { Form } from './faultForms.ts';
import { listOf, listPages, placeOf, type ListArea } from './faultPlaces.ts';
import type { Scene } from './faultScene.ts';
import { expectSame, until } from '../proof.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const press = ({ page }: Scene, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

interface DialogForm {
  readonly area: ListArea;
  readonly call: CallName;
  readonly submit: PlainWordKey;
  /** The button that opens the form; without it the first row is edited. */
  readonly opener?: PlainWordKey;
  readonly fields: Form['fields'];
  readonly choices?: Form['choices'];
  readonly says: MessageKey;
  /** The message for a missing answer, if it differs. */
  readonly saysUnreachable?: MessageKey;
  /** The faults with which the server's own message is shown. */
  readonly heardOn?: RegExp;
}

/** A form in a dialog: it shows errors above its buttons and closes on success. */
function dialogForm(spec: DialogForm): Form {
  const { area, opener, submit, saysUnreachable = spec.says } = spec;
  const edit = ({ page }: Scene) =>
    listOf(page, listPages[area].name)
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
  return {
    call: spec.call,
    ...placeOf(area),
    fields: spec.fields,
    ...(spec.choices && { choices: spec.choices }),
    open: (scene) => (opener ? press(scene, t(opener)) : edit(scene)),
    frame: dialogOf,
    messages: (page) => dialogOf(page).getByRole('alert'),
    submit: (page) => dialogOf(page).locator('button[type=submit]').filter({ hasText: /./ }),
    expectSuccess: ({ page }) =>
      until(async () => expectSame(t(submit), await dialogOf(page).count(), 0)),
    expectedMessage: ({ name, isUnreachable, message }) =>
      (spec.heardOn?.test(name) ? message : undefined) ??
      t(isUnreachable ? saysUnreachable : spec.says),
  };
}

const isFirst = (fields: Readonly<Record<string, string>>, number: number) =>
  Object.fromEntries(
    Object.entries(fields).map(([label, text], place) => [
      label,
      place === 0 ? `${text} ${number}` : text,
    ]),
  );

const boardForms = boards.flatMap(({ area, calls, fields, level }): Form[] => {
  const shared = {
    area: calls,
    fields: (number: number) => isFirst(fields, number),
    ...(level && { choices: { [t('geos.field.competitionLevel')]: level } }),
    says: `message.alert.${calls}.save`,
  } as const;
  return [
    dialogForm({
      ...shared,
      call: `${calls}.add`,
      opener: 'general.addCustom',
      submit: `${area}.submit`,
    }),
    dialogForm({ ...shared, call: `${calls}.edit`, submit: 'general.save' }),
  ];
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

const addProspect = dialogForm({
  area: 'prospects',
  call: 'prospects.add',
  opener: 'general.addCustom',
  submit: 'prospects.add.submit',
  fields: prospectFields,
  says: 'message.prospects.add',
  saysUnreachable: 'message.prospects.add.unreachable',
});

const userFields = (number: number) => ({
  [t('users.field.name')]: `Grace Hopper ${number}`,
  [t('users.field.email')]: `grace${number}@acme.example`,
  [t('users.field.role')]: 'Admiral',
});

const row = (page: Page) => page.locator('[data-editing]');

/** A user is edited in their table row. */
const editUser: Form = {
  call: 'users.edit',
  ...placeOf('users'),
  fields: userFields,
  open: ({ page }) =>
    page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click(),
  frame: row,
  messages: (page) => page.locator('main [role=alert]'),
  submit: (page) => row(page).getByRole('button', { name: t('general.save'), exact: true }),
  expectSuccess: ({ page }) => until(async () => expectSame('rows', await row(page).count(), 0)),
  // A conflict is shown in the server's words.
  expectedMessage: ({ name, message = '' }) => (name === '409' ? message : t('message.users.edit')),
};

/** The forms of the lists. */
export const listForms: readonly Form[] = [
  ...boardForms,
  dialogForm({
    area: 'keywords',
    call: 'keywords.add',
    opener: 'general.addCustom',
    submit: 'keywords.add.submit',
    fields: (number) => ({
      [t('keywords.add.keyword')]: `rolls before dawn ${number}`,
      [t('keywords.add.volume')]: '990',
      [t('keywords.add.competitionIndex')]: '12',
      [t('keywords.add.trend')]: '-3',
      [t('keywords.add.lowBid')]: '0,4',
      [t('keywords.add.highBid')]: '1.5',
      [t('keywords.add.region')]: 'Ireland',
    }),
    choices: { [t('keywords.add.competitionLevel')]: t('level.LOW') },
    says: 'message.inline.keywords.add',
    heardOn: /^4(?:00|22)/,
  }),
  dialogForm({
    area: 'targetCompanies',
    call: 'targetCompanies.add',
    opener: 'general.addCustom',
    submit: 'targetCompanies.add.submit',
    fields: companyFields,
    says: 'message.inline.targetCompanies.add',
  }),
  dialogForm({
    area: 'targetCompanies',
    call: 'targetCompanies.edit',
    submit: 'general.save',
    fields: companyFields,
    says: 'message.alert.targetCompanies.save',
  }),
  dialogForm({
    area: 'contentIdeas',
    call: 'contentIdeas.add',
    opener: 'general.addCustom',
    submit: 'content.add.submit',
    fields: ideaFields,
    says: 'message.inline.contentIdeas.add',
  }),
  dialogForm({
    area: 'contentIdeas',
    call: 'contentIdeas.edit',
    submit: 'general.save',
    fields: ideaFields,
    says: 'message.contentIdeas.edit',
  }),
  { ...addProspect, choose: chooseCompany },
  dialogForm({
    area: 'prospects',
    call: 'prospects.edit',
    submit: 'general.save',
    fields: prospectFields,
    says: 'message.prospects.edit',
  }),
  dialogForm({
    area: 'users',
    call: 'users.add',
    opener: 'users.add',
    submit: 'users.form.submit',
    fields: userFields,
    says: 'message.users.add',
    saysUnreachable: 'message.users.add.unreachable',
    heardOn: /./,
  }),
  editUser,
];
