import type { Locator, Page } from 'playwright';
import { paths } from '#api/contract/paths.ts';
import { demoCompanyId } from '#mocks/fixtures/demo.ts';
import { ascii, typeInto } from '../../driver/inPage.ts';
import type { TestProduct } from '../../driver/testProduct.ts';
import { reset, openScene } from '../faults/faultEntry.ts';
import { listForms } from '../faults/faultFormRows.ts';
import { expectTyped, fieldIn, fillIn, type Form } from '../faults/faultForms.ts';
import { inLanes, wantedRows } from '../faults/faultLanes.ts';
import type { Scene } from '../faults/faultScene.ts';
import { hostileTexts } from './hostileTexts.ts';
import { caseOf, expectSame, until, type Case, type Proof } from '../proof.ts';

/** An edited row stays the first of its list. */
const inOrder: readonly string[] = ['usps.edit', 'icps.edit', 'geographies.edit'];

/** Fields that take only numbers or addresses are left out. */
const isText = (text: string) => !/^[-\d.,]+$/.test(text) && !text.includes('@');

/** The exact value of a field, including lone surrogates. */
async function valueOf(field: Locator): Promise<string> {
  const source = await field.evaluate((element) => {
    const value = 'value' in element ? String(element.value) : '';
    return JSON.stringify(value).replaceAll(
      /[^\0-~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  });
  return JSON.parse(source) as string;
}

/** All texts of a request body; lists as the lines they were typed as. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return [value.join('\n'), ...value.flatMap(textsIn)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The next request body of this call, as sent by the browser. */
async function sentBy(page: Page, form: Form, send: () => Promise<void>): Promise<unknown> {
  const { method, path } = paths[form.call];
  const end = path.split('/').at(-1) ?? '';
  const coming = page.waitForRequest(
    (request) => request.method() === method && new URL(request.url()).pathname.endsWith(`/${end}`),
  );
  const [request] = await Promise.all([coming, send()]);
  return JSON.parse(request.postData() ?? 'null');
}

const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();

/** The value a field accepts: one line in single-line fields, `\n` line ends in others. */
const arrivedIn = async (field: Locator, text: string): Promise<string> => {
  const isOneLine = await field.evaluate((element) => element instanceof HTMLInputElement);
  return isOneLine ? text.replaceAll(/[\r\n]/g, '') : text.replaceAll(/\r\n?/g, '\n');
};

/** The rows of a list on the server. */
const keptBy = {
  usps: ({ api }: Scene) => api.usps.list('demo', demoCompanyId),
  icps: ({ api }: Scene) => api.icps.list('demo', demoCompanyId),
  geographies: ({ api }: Scene) => api.geographies.list('demo', demoCompanyId),
  keywords: ({ api }: Scene) => api.keywords.list('demo', demoCompanyId),
  targetCompanies: ({ api }: Scene) => api.targetCompanies.list('demo', demoCompanyId),
  contentIdeas: ({ api }: Scene) => api.contentIdeas.list('demo', demoCompanyId),
  prospects: ({ api, companyId }: Scene) => api.prospects.list('demo', [companyId]),
  users: ({ api }: Scene) => api.users.list('demo'),
} as const;

const isListArea = (area: string): area is keyof typeof keptBy => Object.hasOwn(keptBy, area);

/** Opens the edited row again and expects the typed text: these lists keep their order. */
async function expectEditable(scene: Scene, form: Form, label: string, wanted: string) {
  const { page } = scene;
  await page.reload({ waitUntil: 'commit' });
  await form.ready(page).waitFor();
  await form.open(scene);
  const field = fieldIn(form.frame(page), label);
  await until(async () => expectSame(label, ascii(plain(await valueOf(field))), ascii(wanted)));
  await page.keyboard.press('Escape');
  await until(async () => expectSame('dialogs', await form.frame(page).count(), 0));
}

async function carry(scene: Scene, form: Form, text: string): Promise<void> {
  const { page } = scene;
  const frame = form.frame(page);
  await form.open(scene);
  const typed = await fillIn(scene, form);
  const labels = Object.keys(typed).filter((label) => isText(typed[label] ?? ''));
  const wanted: string[] = [];
  for (const label of labels) {
    const field = fieldIn(frame, label);
    // oxlint-disable-next-line no-await-in-loop -- fields are filled one by one
    await typeInto(field, text);
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    expectSame(label, ascii(await valueOf(field)), ascii(await arrivedIn(field, text)));
    // U+0000 is invisible, and is not sent.
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    wanted.push(plain(await valueOf(field)).replaceAll('\u0000', ''));
  }
  const body = await sentBy(page, form, () => form.submit(page).click());
  const sent = textsIn(body).map(plain);
  const lost = wanted.filter((value) => !sent.includes(value));
  expectSame('lost on the way out', ascii(lost), '[]');
  await form.expectSuccess(scene);
  const [area = ''] = form.call.split('.');
  if (isListArea(area)) {
    const rows = (await keptBy[area](scene)).map((row) => textsIn(row).map(plain));
    const isKept = rows.some((texts) => wanted.every((value) => texts.includes(value)));
    expectSame('kept by the server', isKept, true);
  }
  const [label = ''] = labels;
  if (inOrder.includes(form.call)) await expectEditable(scene, form, label, wanted[0] ?? '');
  // The page shows the text exactly as it was sent, and executed none of it.
  await form.ready(page).waitFor();
  const wasRun = await page.evaluate(() => '__hostile' in globalThis);
  expectSame('was run', wasRun, false);
}

/** Reloads the page over typed text and expects exactly that text. */
async function restore(scene: Scene, form: Form, text: string): Promise<void> {
  const { page } = scene;
  await form.open(scene);
  const typed = await fillIn(scene, form);
  const [label = ''] = Object.keys(typed);
  await typeInto(fieldIn(form.frame(page), label), text);
  const before = await valueOf(fieldIn(form.frame(page), label));
  await page.reload({ waitUntil: 'commit' });
  await form.ready(page).waitFor();
  await form.open(scene);
  await until(async () =>
    expectSame(label, ascii(await valueOf(fieldIn(form.frame(page), label))), ascii(before)),
  );
  const { [label]: _hostile, ...others } = typed;
  await expectTyped(page, form, others);
}

async function casesOf(
  product: TestProduct,
  form: Form,
  say: (line: string) => void,
): Promise<readonly Case[]> {
  const cases: Case[] = [];
  const scene = await openScene(product, form);
  scene.ada.context.on('dialog', (dialog) => void dialog.accept());
  const attempt = async (name: string, check: () => Promise<void>) => {
    const found = await caseOf(`${form.call} on ${form.path}, ${name}`, check);
    cases.push(found);
    if (found.failure !== undefined) say(`✗ ${found.name}: ${found.failure.slice(0, 200)}`);
    if (found.failure !== undefined) await reset(scene, form);
  };
  for (const [name, text] of hostileTexts)
    // oxlint-disable-next-line no-await-in-loop -- one page, one text after the other
    await attempt(name, () => carry(scene, form, text));
  const [, half = ''] = hostileTexts[0] ?? [];
  await attempt('kept through a reload', () => restore(scene, form, `${half}\u0000\u202e=1+1`));
  cases.push(await caseOf(`${form.call} on ${form.path}: quiet console`, () => scene.ada.close()));
  return cases;
}

/** Hostile texts in every text field of every list, to the server and back. */
export const hostile: Proof = {
  name: 'hostile texts',
  run: (say, parts) =>
    inLanes(wantedRows(listForms, parts), (product, form) => casesOf(product, form, say)),
};
