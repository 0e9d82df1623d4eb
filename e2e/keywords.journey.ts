import { expect, it } from 'vitest';
import { setUpCrossBrowser } from './driver/crossBrowserSetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpCrossBrowser();
const { expectAt, expectText, openAsMember } = setup;

const search = { role: 'searchbox', name: 'Search keywords' } as const;
const box = (name: string) => ({ role: 'checkbox', name }) as const;
const button = (name: string) => ({ role: 'button', name }) as const;
const rowNames = () =>
  setup.driver.read(() =>
    [...document.querySelectorAll('th[scope=row]')].map(({ textContent }) => textContent ?? ''),
  );

it('keeps search and filter in the address and applies them after a reload', async () => {
  const { driver, origins } = setup;
  await openAsMember('/keyword-research');
  await driver.waitFor({ role: 'row', nth: 2 });
  const all = (await rowNames()).length;
  await driver.write(search, 'Bread');
  await driver.press(button('Filters'));
  await driver.press(box('Low'));
  await driver.press(box('Medium'));
  const address = `${origins.demo}/keyword-research?q=Bread&level=LOW&level=MEDIUM`;
  await expectAt(address);
  const found = await rowNames();
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(all);
  for (const name of found) expect(name.toLowerCase()).toContain('bread');
  await driver.reload();
  await expect.poll(rowNames, waitOptions).toEqual(found);
  await expectAt(address);
  expect(await driver.state(search)).toBe('Bread');
  await driver.press(button('Filters (1)'));
  expect(await driver.state(box('Low'))).toBe(true);
});

it('leads from keywords to a custom idea and Done', async () => {
  const { driver, origins } = setup;
  await openAsMember('/keyword-research');
  await driver.waitFor({ role: 'row', nth: 2 });
  await driver.press(button('Content Ideas'));
  await expectAt(`${origins.demo}/content-research`);
  await driver.press(button('Add Custom'));
  await driver.write({ role: 'textbox', name: 'Title' }, 'Who bakes while you sleep');
  await driver.press(button('Add Content'));
  await expectText('Who bakes while you sleep');
  await driver.press(button('Done'));
  await expectAt(`${origins.demo}/dashboard`);
});
