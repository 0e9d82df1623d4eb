import { expect, it } from 'vitest';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney({ generationMs: 1_500 });
const { expectAt } = setup;

const edits = () => setup.ada.page.getByRole('button', { name: /^Edit / });
const reload = () => setup.ada.page.reload({ waitUntil: 'commit' });

it('fills all lists although each step of onboarding is reloaded while they are generated', async () => {
  const { ada } = setup;
  const at = (path: string) => setup.at('demo', path);
  const next = async (button: string, path: string) => {
    await edits().first().waitFor();
    await ada.press(button);
    await expectAt(at(path));
  };
  await setup.signInAt(at('/business-info'));
  await ada.page.getByRole('textbox', { name: 'Business Name' }).fill('Night Bakery');
  await ada.page.getByRole('textbox', { name: 'Website' }).fill('night-bakery.example');
  await ada.page
    .getByRole('textbox', { name: 'Description' })
    .fill('Bread that is baked at night.');
  await ada.press('Define USPs');
  await expectAt(at('/usps'));
  await ada.page
    .getByRole('banner')
    .getByText(/^Generating/)
    .waitFor();
  await reload();
  await next('Set Up ICPs', '/icps');
  await reload();
  await next('Choose Geographies', '/geos');
  await reload();
  await next('Complete Setup', '/dashboard');
  const lastList = ada.page.waitForResponse(
    async (answer) =>
      /ContentIdeas/.test(answer.url()) && /"title"/.test(await answer.text().catch(() => '')),
    waitOptions,
  );
  await reload();
  await lastList;
  await reload();

  for (const path of ['/usps', '/icps', '/geos']) {
    await ada.goto(at(path));
    await edits().first().waitFor();
  }
  await ada.page.evaluate(() => localStorage.setItem('onboardingStage', 'done'));
  for (const path of ['/keyword-research', '/target-companies']) {
    await ada.goto(at(path));
    await ada.page.getByRole('row').nth(1).waitFor();
  }
  await ada.goto(at('/content-research'));
  await edits().first().waitFor();
  expect(await ada.visibleText()).not.toContain('Generating');
});
