import { describe, expect, it } from 'vitest';
import { tabTo } from './driver/keys.ts';
import { setStage } from './driver/stage.ts';

const stage = setStage({ generationMs: 300 });
const { expectAt, expectWords } = stage;

const button = (name: string) => stage.ada.page.getByRole('button', { name, exact: true });
const field = (name: string) => stage.ada.page.getByRole('textbox', { name });
const cards = (name: string) => stage.ada.page.getByRole('list', { name }).getByRole('listitem');

describe('a new business', () => {
  it('goes from sign-in to a chosen campaign with the keyboard alone', async () => {
    const { ada, world } = stage;
    const { page } = ada;
    const press = (key: string) => page.keyboard.press(key);
    const type = async (name: string, text: string) => {
      await tabTo(page, field(name));
      await page.keyboard.type(text);
    };
    const choose = async (name: string) => {
      await tabTo(page, button(name));
      await press('Enter');
    };

    await ada.goto(stage.at('apex', '/'));
    await type('Email', 'baker@acme.example');
    await press('Enter');
    await type('Company', 'Night Bakery');
    await type('Domain', 'night-bakery');
    await type('Full name', 'Nora Baker');
    await press('Enter');
    const home = world.places.workspace('night-bakery');
    const at = (path: string) => `${home}${path}`;
    await type('Business Name', 'Night Bakery');
    await expectAt(at('/business-info'));
    await type('Website', 'night-bakery.example');
    await type(
      'Description',
      'Bread that is baked at night and brought to cafés before they open.',
    );
    await choose('Define USPs');

    await expectAt(at('/usps'));
    await cards('Unique selling points').first().waitFor();
    await choose('Add Custom');
    await type('Title', 'Warm at seven');
    await type('Description', 'Delivered before the first guest.');
    await type('Value proposition', 'No baker of your own.');
    await choose('Add USP');
    await expectWords('Warm at seven');
    await choose('Set Up ICPs');

    await expectAt(at('/icps'));
    await cards('Ideal customer profiles').first().waitFor();
    await choose('Choose Geographies');
    await expectAt(at('/geos'));
    await cards('Target geographies').first().waitFor();
    await choose('Complete Setup');

    await expectAt(at('/dashboard'));
    await expectWords('Your profile has been successfully created!');
    await press('Escape');
    await tabTo(page, page.getByRole('radio', { name: 'Inbound Marketing' }));
    await press('Space');
    await choose('Continue');
    await expectAt(at('/keyword-research'));
    await page.getByRole('row').nth(1).waitFor();
    expect(await ada.kept()).toMatchObject({ onboardingStage: 'done' });
  });
});
