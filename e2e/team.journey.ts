import { expect, it } from 'vitest';
import { readyProspects } from '#mocks/scenarios/demoProspects.ts';
import { comeBack } from './driver/comeBack.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import type { Visitor } from './driver/visitor.ts';

const setup = setUpJourney();

const written = (await readyProspects()).filter(({ letters }) => letters > 0).slice(0, 2);
const kept = {
  onboardingStage: 'done',
  selectedProspectIds: JSON.stringify(written.map(({ id }) => id)),
};

const sees = async (person: Visitor, text: string | RegExp) => {
  await comeBack(person.page);
  await person.page.getByText(text).first().waitFor();
};

async function edit({ page }: Visitor, subject: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Subject').fill(subject);
}

it('shows each of two people what the other decides, and replaces no text of the other unseen', async () => {
  const { ada } = setup;
  const grace = await setup.newVisitor();
  // Who changes the same mail second is refused first.
  for (const person of [ada, grace]) person.allowConsole(/Failed to load resource.*409/);

  // A saved view.
  await setup.openAsMember('/keyword-research?q=bread', kept);
  await ada.press('Views');
  await ada.page.getByRole('menuitem', { name: 'Save view…' }).click();
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Our bread');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await ada.page.getByRole('button', { name: 'View: Our bread' }).waitFor();
  await setup.openAsMember('/keyword-research', kept, { visitor: grace, name: 'Grace' });
  await grace.press('Views');
  await grace.page.getByRole('menuitem', { name: 'Our bread' }).waitFor();

  // An edited text, an address and a mark.
  for (const person of [ada, grace]) {
    await person.goto(setup.at('/email-variations'));
    await person.page.getByText('0 of 2 reviewed').waitFor();
  }
  await ada.page.getByRole('textbox', { name: 'To' }).fill('bo@rye.example');
  await edit(ada, 'Ada’s words');
  await ada.press('Finish editing');
  await ada.page.getByRole('button', { name: /^Drafted/ }).click();
  await ada.page.getByText('1 of 2 reviewed').waitFor();
  await sees(grace, '1 of 2 reviewed');
  await sees(grace, /^Drafted by Ada, /);
  await grace.page.getByRole('heading', { name: 'Ada’s words' }).waitFor();
  // The address is in the person's row, which a tab loads again at most every five seconds.
  const address = async () => {
    await comeBack(grace.page);
    return grace.page.getByText('To: bo@rye.example').count();
  };
  await expect.poll(address).toBe(1);

  // The same mail at once: who is second sees the other text, and keeps their own.
  await ada.press('Previous prospect');
  await edit(ada, 'Ada’s second words');
  await edit(grace, 'Grace’s words');
  await grace.press('Finish editing');
  await ada.press('Finish editing');
  await expect
    .poll(() => Promise.all([ada, grace].map(({ visibleText }) => visibleText())))
    .toContainEqual(expect.stringContaining('has been changed since you opened this'));
  const isAdaAsked = (await ada.visibleText()).includes('has been changed since');
  const [asked, other] = isAdaAsked ? [ada, grace] : [grace, ada];
  // Nothing is lost when the page is left meanwhile.
  await asked.goInside('/dashboard');
  await asked.page
    .getByRole('heading', { level: 1, name: 'Email Variations' })
    .waitFor({ state: 'detached' });
  await asked.goInside('/email-variations');
  await asked.press('Previous prospect');
  await asked.press('Save');
  const own = isAdaAsked ? 'Ada’s second words' : 'Grace’s words';
  await asked.page.getByRole('heading', { name: own }).waitFor();
  await sees(other, own);

  // The dashboard counts the mail of the whole team.
  await grace.press('Next prospect');
  await grace.page.getByRole('button', { name: /^Skip/ }).click();
  await sees(ada, '2 of 2 reviewed · 1 skipped');
});
