import type { Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import { businessForm, workspaceForm } from '../faults/faultEntryForms.ts';
import { listForms } from '../faults/faultFormRows.ts';
import type { Form } from '../faults/faultForms.ts';
import { mailPlace, placeOf, type ListArea } from '../faults/faultPlaces.ts';

/** A form with text fields. */
export interface DraftForm extends Pick<
  Form,
  'call' | 'path' | 'host' | 'ready' | 'open' | 'frame' | 'fields' | 'choices'
> {
  readonly name: string;
  /** True for a dialog, which asks before it closes. */
  readonly isDialog: boolean;
}

const dialogOf = (page: Page) => page.getByRole('dialog');

const paste = (area: Exclude<ListArea, 'usps' | 'icps' | 'geographies' | 'contentIdeas'>) =>
  ({
    name: `${area}, many at once`,
    call: `${area}.add`,
    ...placeOf(area),
    open: ({ page }) => page.getByRole('button', { name: t('list.paste'), exact: true }).click(),
    frame: dialogOf,
    fields: (number) => ({ [t(`${area}.paste.text`)]: `Pasted ${number}\tand so on` }),
    isDialog: true,
  }) satisfies DraftForm;

/** An email is edited in place. */
const mail: DraftForm = {
  name: 'an email',
  call: 'emails.list',
  ...mailPlace,
  open: async ({ page }) => {
    await mailPlace.ready(page).waitFor();
    const edit = page.getByRole('button', { name: t('emails.edit'), exact: true });
    if ((await edit.count()) > 0) await edit.click();
  },
  frame: (page) => page.locator('article'),
  fields: (number) => ({ [t('emails.subject')]: `My own subject ${number}` }),
  isDialog: false,
};

const named = (form: Form, isDialog: boolean): DraftForm => ({
  ...form,
  name: `${form.call} on ${form.path}`,
  isDialog,
});

/** Every form of the product. */
export const draftForms: readonly DraftForm[] = [
  ...listForms.map((form) => named(form, form.call !== 'users.edit')),
  named(businessForm, false),
  named(workspaceForm, false),
  ...(['keywords', 'targetCompanies', 'prospects', 'users'] as const).map(paste),
  mail,
];
