import { expect, it } from 'vitest';
import { fillIn } from './driver/controls.ts';
import { choose, tabTo } from './driver/focus.ts';
import { setUpJourney } from './driver/journeySetup.ts';

const setup = setUpJourney({ generationMs: 1_500 });
const { at, expectAt, expectText } = setup;

const edits = () => setup.page.getByRole('button', { name: /^Edit / });
const reload = () => setup.page.reload({ waitUntil: 'commit' });

it('goes from sign-in to a campaign with the keyboard alone', async () => {
  const { ada, page, product } = setup;
  const type = async (name: string, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name, exact: true }).first());
    await page.keyboard.type(text);
  };
  const press = (name: string) =>
    choose(page, page.getByRole('button', { name, exact: true }).first());

  await ada.goto(at('/', 'apex'));
  await type('Email', 'baker@acme.example');
  await page.keyboard.press('Enter');
  await type('Company', 'Night Bakery');
  await type('Domain', 'night-bakery');
  await type('Full name', 'Nora Baker');
  await page.keyboard.press('Enter');
  const home = product.origins.workspace('night-bakery');
  await type('Business Name', 'Night Bakery');
  await expectAt(`${home}/business-info`);
  await type('Website', 'night-bakery.example');
  await type('Description', 'Bread that is baked at night and brought to cafés before they open.');
  await press('Define USPs');

  await expectAt(`${home}/usps`);
  await edits().first().waitFor();
  await press('Add Custom');
  await type('Title', 'Warm at seven');
  await type('Description', 'Delivered before the first guest.');
  await type('Value proposition', 'No baker of your own.');
  await press('Add USP');
  await expectText('Warm at seven');
  await press('Set Up ICPs');

  await expectAt(`${home}/icps`);
  await edits().first().waitFor();
  await press('Choose Geographies');
  await expectAt(`${home}/geos`);
  await edits().first().waitFor();
  await press('Complete Setup');

  await expectAt(`${home}/dashboard`);
  await expectText('Your profile has been successfully created!');
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('radio', { name: /^Inbound Marketing/ }));
  await page.keyboard.press('Space');
  await press('Continue');
  await expectAt(`${home}/keyword-research`);
  await page.getByRole('row').nth(1).waitFor();
  expect((await ada.localStorageValues())['onboardingStage']).toBe('done');
});

it('fills all lists although each step of onboarding is reloaded while they are generated', async () => {
  const { ada } = setup;
  const next = async (button: string, path: string) => {
    await edits().first().waitFor();
    await ada.press(button);
    await expectAt(at(path));
  };
  await setup.signInAt(at('/business-info'));
  await fillIn(ada.page, {
    'Business Name': 'Night Bakery',
    Website: 'night-bakery.example',
    Description: 'Bread that is baked at night.',
  });
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
