import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { tabTo } from './driver/keys.ts';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();
const { expectAt, expectWords } = stage;
const at = (path: string) => stage.at('demo', path);

const keyword = 'rolls before dawn';
const title = 'Who bakes while you sleep';

/** Key by key takes longer than any other journey. */
const patient = { timeout: 150_000 };

/** Someone without a mouse. */
function walker(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  const choose = async (target: Locator) => {
    await tabTo(page, target);
    await press('Enter');
  };
  const write = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  /** Goes somewhere by its name, from wherever one is. */
  const command = async (name: string) => {
    await press('ControlOrMeta+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type(name);
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .waitFor();
    await press('Enter');
  };
  const tick = async () => {
    await tabTo(page, page.getByRole('checkbox', { name: /^Select (?!all)/ }).first());
    await press('Space');
  };
  return { press, button, choose, write, command, tick };
}

it('takes a keyword in, out and in again with the keyboard alone', patient, async () => {
  const { page } = stage.ada;
  const { press, button, choose, write } = walker(page);
  await comeAsMember(stage, '/keyword-research');
  const rows = page.getByRole('grid', { name: 'Keywords' }).getByRole('row');
  await rows.nth(2).waitFor();

  await choose(button('Add Custom'));
  const dialog = page.getByRole('dialog');
  await write(dialog.getByLabel('Keyword term'), keyword);
  await choose(dialog.getByRole('button', { name: 'Add figures', exact: true }));
  const figures = {
    'Search volume': '990000',
    'Competition index': '12',
    Trend: '-3',
    'Low bid': '0.4',
    'High bid': '1.5',
    Region: 'Ireland',
  };
  for (const [label, text] of Object.entries(figures)) await write(dialog.getByLabel(label), text);
  const level = dialog.getByRole('button', { name: 'Competition level' });
  await choose(level);
  await page.getByRole('listbox').waitFor();
  await press('End');
  await press('Enter');
  await expect.poll(() => level.innerText(), soon).toBe('Very high');
  await choose(dialog.getByRole('button', { name: 'Add Keyword', exact: true }));
  await expect.poll(() => dialog.count(), soon).toBe(0);

  await press('/');
  await page.keyboard.type(keyword);
  await rows.filter({ hasText: keyword }).waitFor();
  await expect.poll(() => rows.count(), soon).toBe(2);
  await tabTo(page, page.getByRole('checkbox', { name: `Select ${keyword}` }));
  await press('Space');
  await press('End');
  await press('Enter');
  await press('Enter');
  const question = page.getByRole('alertdialog');
  await choose(question.getByRole('button', { name: 'Delete', exact: true }));
  await expect.poll(() => rows.filter({ hasText: keyword }).count(), soon).toBe(0);
  await press('F6');
  await choose(button('Undo'));
  await rows.filter({ hasText: keyword }).waitFor();
});

it(
  'leads from keywords to an idea, its brief and done with the keyboard alone',
  patient,
  async () => {
    const { page } = stage.ada;
    const { press, button, choose, write, command } = walker(page);
    const dialog = page.getByRole('dialog');
    await comeAsMember(stage, '/keyword-research');
    await choose(button('Content Ideas'));
    await expectAt(at('/content-research'));
    await choose(button('Add Custom'));
    await write(dialog.getByRole('textbox', { name: 'Title' }), title);
    await write(
      dialog.getByRole('textbox', { name: 'Content outline' }),
      'The first tray is at two',
    );
    await choose(dialog.getByRole('button', { name: 'Add Content' }));
    await expect.poll(() => dialog.count(), soon).toBe(0);
    await choose(button(`Publish “${title}”`));
    await page.getByRole('dialog', { name: title }).getByText('The first tray is at two').waitFor();
    await press('Escape');
    await expect.poll(() => dialog.count(), soon).toBe(0);
    await command('Keyword');
    await expectAt(at('/keyword-research'));
    await choose(button('Content Ideas'));
    await expectWords(title);
    await choose(button('Done'));
    await expectAt(at('/dashboard'));
  },
);

it(
  'leads from companies over their people to a mail with the keyboard alone',
  patient,
  async () => {
    const { page } = stage.ada;
    const { press, button, choose, tick } = walker(page);
    await comeAsMember(stage, '/target-companies');
    await tick();
    await choose(button('Manage Prospects'));
    await expectAt(at('/prospects'));
    await tick();
    await choose(button('Manage Email Templates'));
    await expectAt(at('/email-variations'));
    const gmail = page.getByRole('link', { name: 'Create Gmail Draft', exact: true });
    await gmail.waitFor();
    const subject = () => page.getByRole('article').getByRole('heading', { level: 3 }).innerText();
    const before = await subject();
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await press('ArrowRight');
    await expect.poll(subject, soon).not.toBe(before);
    await tabTo(page, gmail);
    expect(await gmail.getAttribute('href')).toContain('https://mail.google.com/');
    await choose(button(/^Drafted/));
    await expectWords('1 of 1 reviewed');
    await choose(button('Done'));
    await expectAt(at('/dashboard'));
  },
);
