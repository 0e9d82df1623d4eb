import type { Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import type { Visitor } from '../../driver/visitor.ts';
import { fieldIn, fillIn } from '../faults/faultForms.ts';
import { signInAsAnother } from '../faults/faultEntry.ts';
import type { Scene } from '../faults/faultScene.ts';
import { renameOf } from './draftsColleague.ts';
import type { DraftForm } from './draftsForms.ts';
import { expectSame, until } from '../proof.ts';

/** An interruption of a half-filled form. */
interface Way {
  readonly name: string;
  /** Returns why the interruption is impossible for a form; undefined when it is possible. */
  readonly whyNot?: (form: DraftForm) => string | undefined;
  readonly check: (scene: Scene, form: DraftForm) => Promise<void>;
}

type Typed = Readonly<Record<string, string>>;

async function begin(scene: Scene, form: DraftForm): Promise<Typed> {
  await form.open(scene);
  return fillIn(scene, form);
}

async function expectBack({ page }: Scene, form: DraftForm, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await until(async () =>
      expectSame(label, await fieldIn(form.frame(page), label).inputValue(), text),
    );
}

async function reopen(scene: Scene, form: DraftForm, typed: Typed): Promise<void> {
  await form.ready(scene.page).waitFor();
  await form.open(scene);
  await expectBack(scene, form, typed);
}

/** The same person in another tab. */
const inTab = (ada: Visitor, page: Page): Visitor => ({
  ...ada,
  page,
  goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
});

const reload: Way = {
  name: 'a reload',
  check: async (scene, form) => {
    const typed = await begin(scene, form);
    await scene.page.reload({ waitUntil: 'commit' });
    await reopen(scene, form, typed);
  },
};

/** Typed text is stored when typing pauses; a crash before that loses the last words. */
const expectKept = (page: Page, typed: Typed): Promise<void> =>
  until(async () => {
    const kept = await page.evaluate(() => Object.values(localStorage).join('\n'));
    const lost = Object.values(typed).filter(
      (text) => !kept.includes(JSON.stringify(text).slice(1, -1)),
    );
    expectSame('not kept', lost.join(), '');
  });

/** The tab crashes, and the page is opened in another. */
const crash: Way = {
  name: 'a crash of the page',
  check: async (scene, form) => {
    const doomed = await scene.ada.context.newPage();
    await doomed.goto(scene.page.url(), { waitUntil: 'commit' });
    await form.ready(doomed).waitFor();
    const typed = await begin({ ...scene, page: doomed, ada: inTab(scene.ada, doomed) }, form);
    await expectKept(doomed, typed);
    const died = doomed.waitForEvent('crash');
    await doomed.goto('chrome://crash').catch(() => undefined);
    await died;
    await doomed.close();
    await scene.page.reload({ waitUntil: 'commit' });
    await reopen(scene, form, typed);
  },
};

/** Answers the question before closing with 'Keep'. */
async function expectAskedAndKept(scene: Scene, form: DraftForm, typed: Typed): Promise<void> {
  const keep = scene.page.getByRole('button', { name: t('kit.discardKeep'), exact: true });
  await keep.click();
  await until(async () => expectSame('questions', await keep.count(), 0));
  await expectBack(scene, form, typed);
}

const noDialog = ({ isDialog }: DraftForm) => (isDialog ? undefined : 'it is no dialog');

const escape: Way = {
  name: 'Escape',
  whyNot: noDialog,
  check: async (scene, form) => {
    const typed = await begin(scene, form);
    await scene.page.keyboard.press('Escape');
    await expectAskedAndKept(scene, form, typed);
  },
};

const outside: Way = {
  name: 'a click outside',
  whyNot: noDialog,
  check: async (scene, form) => {
    const typed = await begin(scene, form);
    await scene.page.mouse.click(4, 400);
    await expectAskedAndKept(scene, form, typed);
  },
};

const offline: Way = {
  name: 'the network going away and the page with it',
  check: async (scene, form) => {
    const { context } = scene.ada;
    await form.open(scene);
    await context.setOffline(true);
    const typed = await fillIn(scene, form);
    await expectBack(scene, form, typed);
    await context.setOffline(false);
    await scene.page.reload({ waitUntil: 'commit' });
    await reopen(scene, form, typed);
  },
};

/** The session ends, and another person signs in in the same browser. */
const another: Way = {
  name: 'another person, and the same one again',
  check: async (scene, form) => {
    const typed = await begin(scene, form);
    const texts = Object.values(typed);
    await signInAsAnother(scene, form, 'Bob');
    await form.open(scene);
    const seen = await scene.page.evaluate(() => {
      const fields = [...document.querySelectorAll('input, textarea')];
      const values = fields.map((field) => ('value' in field ? String(field.value) : ''));
      return `${document.body.innerText}\n${values.join('\n')}`;
    });
    // A text of only digits may occur in any list, so it proves nothing.
    const leaked = texts.filter((text) => /[a-z].*\d$/i.test(text) && seen.includes(text));
    expectSame('seen by another', leaked.join(), '');
    await signInAsAnother(scene, form, 'Ada');
    await reopen(scene, form, typed);
  },
};

/** A colleague renames the same row: the product asks which version to keep before the form opens (D64). */
const colleague: Way = {
  name: 'a colleague changing the same row',
  whyNot: ({ call }) => (renameOf(call) ? undefined : 'it edits no row'),
  check: async (scene, form) => {
    const { page, api } = scene;
    const typed = await begin(scene, form);
    await renameOf(form.call)?.(api, `A colleague's words ${scene.next()}`, scene);
    await page.reload({ waitUntil: 'commit' });
    await form.ready(page).waitFor();
    await form.open(scene);
    const question = page.getByRole('dialog', { name: t('draft.changedTitle') });
    const parts = question.getByRole('radiogroup');
    await until(async () => expectSame('questions', await parts.count(), 1));
    await parts.getByRole('radio', { name: t('draft.mine'), exact: true }).check();
    await question.getByRole('button', { name: t('draft.continue'), exact: true }).click();
    await expectBack(scene, form, typed);
  },
};

export const draftWays: readonly Way[] = [
  reload,
  crash,
  escape,
  outside,
  offline,
  another,
  colleague,
];
