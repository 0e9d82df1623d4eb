import { describe, expect, it } from 'vitest';
import { tabTo, type Target } from './driver/browserDriver.ts';
import { setUpCrossBrowser } from './driver/crossBrowserSetup.ts';

const setup = setUpCrossBrowser({ generationMs: 300 });
const { expectAt, expectText } = setup;

const button = (name: string): Target => ({ role: 'button', name });

describe('a new business', () => {
  it('goes from sign-in to a campaign with the keyboard alone', async () => {
    const { driver, origins } = setup;
    const type = async (name: string, text: string) => {
      await tabTo(driver, { role: 'textbox', name });
      await driver.type(text);
    };
    const choose = async (name: string) => {
      await tabTo(driver, button(name));
      await driver.key('Enter');
    };
    const cards = () => driver.waitFor({ role: 'button', name: /^Edit / });

    await driver.goto(`${origins.apex}/`);
    await type('Email', 'baker@acme.example');
    await driver.key('Enter');
    await type('Company', 'Night Bakery');
    await type('Domain', 'night-bakery');
    await type('Full name', 'Nora Baker');
    await driver.key('Enter');
    const home = origins.workspace('night-bakery');
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
    await cards();
    await choose('Add Custom');
    await type('Title', 'Warm at seven');
    await type('Description', 'Delivered before the first guest.');
    await type('Value proposition', 'No baker of your own.');
    await choose('Add USP');
    await expectText('Warm at seven');
    await choose('Set Up ICPs');

    await expectAt(at('/icps'));
    await cards();
    await choose('Choose Geographies');
    await expectAt(at('/geos'));
    await cards();
    await choose('Complete Setup');

    await expectAt(at('/dashboard'));
    await expectText('Your profile has been successfully created!');
    await driver.key('Escape');
    await tabTo(driver, { role: 'radio', name: /^Inbound Marketing/ });
    await driver.key('Space');
    await choose('Continue');
    await expectAt(at('/keyword-research'));
    await driver.waitFor({ role: 'row', nth: 1 });
    expect(await driver.read(() => localStorage.getItem('onboardingStage'))).toBe('done');
  });
});
