import type { Locator, Page } from 'playwright';
import { paths, type CallName } from '#api/contract/paths.ts';
import { t } from '#domain/words/translate.ts';
import { demoCompanyId, demoProfile, demoWorkspace } from '#mocks/fixtures/demo.ts';
import type { Visitor } from '../driver/visitor.ts';
import { startWorld, type World } from '../driver/world.ts';
import { faultPages, type FaultPage } from './faultPages.ts';
import { faultKinds, type FaultKind } from './faults.ts';
import { caseOf, expectSame, until, type Case, type Proof } from './proof.ts';

interface Scene {
  readonly world: World;
  readonly ada: Visitor;
  readonly page: Page;
  readonly place: FaultPage;
}

const nameOf = (call: CallName) => paths[call].path.split('/').at(-1) ?? '';

/** Makes a call fail until it is healed, and counts how often it was asked. */
function breakCall({ world, page }: Scene, call: CallName, { effect }: FaultKind) {
  const path = new RegExp(`/${nameOf(call)}(\\?|$)`);
  let count = 0;
  const onRequest = (request: { url: () => string }) => {
    if (path.test(request.url())) count += 1;
  };
  page.on('request', onRequest);
  const heal = world.sandbox.faults.add({
    at: 'app',
    path,
    method: paths[call].method,
    effect,
  });
  return {
    asked: () => count,
    heal: () => {
      heal();
      page.off('request', onRequest);
    },
  };
}

/** The first card or row of the page's list. */
const firstOf = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name, exact: true })
    .getByRole('listitem')
    .or(page.getByRole('grid', { name, exact: true }).getByRole('rowheader'))
    .first();

/** One with suggestions is a combobox to those who hear it. */
const fieldIn = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('textbox', { name }).or(dialog.getByRole('combobox', { name }));

const expectText = (part: Locator, wanted: string) =>
  until(async () => expectSame('said', (await part.allInnerTexts()).join('|').trim(), wanted));

/** A list that cannot be had is said in its words, and comes when it can. */
async function tryList(scene: Scene, kind: FaultKind): Promise<void> {
  const { page, place } = scene;
  const broken = breakCall(scene, place.list, kind);
  try {
    await page.reload({ waitUntil: 'commit' });
    await expectText(page.locator('main [role=alert]'), t(`message.${place.list}`));
    expectSame('requests', broken.asked(), kind.mayPass ? 3 : 1);
  } finally {
    broken.heal();
  }
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await firstOf(page, place.shows).waitFor({ timeout: 10_000 });
  expectSame('alerts', await page.locator('main [role=alert]').count(), 0);
}

/** A change that fails is said in the form, keeps what was typed, and goes through the second time. */
async function tryForm(scene: Scene, form: NonNullable<FaultPage['form']>, kind: FaultKind) {
  const { page, ada } = scene;
  const dialog = page.getByRole('dialog');
  await ada.press(form.open);
  for (const [label, text] of Object.entries(form.fields)) await fieldIn(dialog, label).fill(text);
  for (const [label, choice] of Object.entries(form.choices ?? {})) {
    await dialog.getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  const submit = dialog.getByRole('button', { name: form.submit, exact: true });
  const broken = breakCall(scene, form.add, kind);
  const isUnreachable = kind.effect === 'reset';
  const heard = form.isServerHeard ? kind.message : undefined;
  const says = (isUnreachable ? form.saysUnreachable : undefined) ?? form.says;
  try {
    await submit.click();
    await expectText(dialog.getByRole('alert'), heard ?? t(says));
    expectSame('requests', broken.asked(), 1);
  } finally {
    broken.heal();
  }
  for (const [label, text] of Object.entries(form.fields))
    expectSame(label, await fieldIn(dialog, label).inputValue(), text);
  expectSame('can send again', await submit.isEnabled(), true);
  await submit.click();
  await until(async () => expectSame('dialogs', await dialog.count(), 0));
}

/** Whatever a case left behind is put away, so that the next one stands on its own. */
async function afresh({ page, ada, world, place }: Scene): Promise<void> {
  world.sandbox.faults.clear();
  await page.evaluate(() => localStorage.removeItem('formDrafts'));
  await ada.goto(`${world.places.demo}${place.path}`);
  await firstOf(page, place.shows).waitFor({ timeout: 10_000 });
}

async function casesOf(scene: Scene, say: (line: string) => void): Promise<readonly Case[]> {
  const { place, page } = scene;
  const cases: Case[] = [];
  const attempt = async (name: string, impossible: string | undefined, check: () => unknown) => {
    if (impossible !== undefined) return say(`– ${name}: cannot fail, ${impossible}`);
    const found = await caseOf(name, async () => {
      await check();
      if ((await page.locator('main').innerText()).trim() === '') throw new Error('a blank page');
    });
    cases.push(found);
    if (found.failure !== undefined) await afresh(scene);
  };
  await afresh(scene);
  for (const kind of faultKinds) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one fault after the other
    await attempt(`${place.list} × ${kind.name}`, kind.noListFailure, () => tryList(scene, kind));
  }
  const { form } = place;
  if (!form) return cases;
  for (const kind of faultKinds) {
    // oxlint-disable-next-line no-await-in-loop -- one form, one fault after the other
    await attempt(`${form.add} × ${kind.name}`, kind.noChangeFailure, () =>
      tryForm(scene, form, kind),
    );
  }
  return cases;
}

const kept = {
  businessInfo: JSON.stringify({
    ...demoProfile,
    companyId: demoCompanyId,
    domain: demoWorkspace.domain,
  }),
  onboardingStage: 'done',
  selectedTargetCompanyIds: '[1,2]',
  selectedTargetCompanies: '[{"targetid":1,"name":"One"},{"targetid":2,"name":"Two"}]',
};

/** Lists and the forms that add to them, against every fault, in a browser on the built app. */
export const faultMatrix: Proof = {
  name: 'faults',
  async run(say) {
    const world = await startWorld({ generationMs: 0 });
    const ada = await world.newVisitor();
    // The browser itself tells of every answer that was no success, and of none that was cut off.
    ada.expectNoise(/Failed to load resource|net::ERR/);
    const cases: Case[] = [];
    try {
      const users = `${world.places.demo}/users`;
      await ada.goto(users);
      await ada.signIn('ada@acme.example', 'Ada');
      await until(async () => expectSame('address', ada.address(), users));
      await ada.page.evaluate((values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      }, kept);
      for (const place of faultPages) {
        // oxlint-disable-next-line no-await-in-loop -- one page after the other
        const found = await caseOf(`${place.path} opens`, async () => {
          cases.push(...(await casesOf({ world, ada, page: ada.page, place }, say)));
        });
        if (found.failure !== undefined) cases.push(found);
      }
    } finally {
      cases.push(await caseOf('nothing on the console', () => ada.leave()));
      await world.close();
    }
    return cases;
  },
};
