import { expect, it } from 'vitest';
import { setHandStage } from './driver/handStage.ts';
import { soon } from './driver/visitor.ts';

const stage = setHandStage();
const { expectAt, expectWords, comeAsMember } = stage;

const search = { role: 'searchbox', name: 'Search keywords' } as const;
const box = (name: string) => ({ role: 'checkbox', name }) as const;
const button = (name: string) => ({ role: 'button', name }) as const;
const rowNames = () =>
  stage.hand.read(() =>
    [...document.querySelectorAll('[role=rowheader]')].map(({ textContent }) => textContent ?? ''),
  );

it('keeps search and filter in the address, and what they show through a reload', async () => {
  const { hand, places } = stage;
  await comeAsMember('/keyword-research');
  await hand.waitFor({ role: 'row', nth: 2 });
  const all = (await rowNames()).length;
  await hand.write(search, 'Bread');
  await hand.press(button('Filters'));
  await hand.press(box('Low'));
  await hand.press(box('Medium'));
  const address = `${places.demo}/keyword-research?q=Bread&level=LOW&level=MEDIUM`;
  await expectAt(address);
  const found = await rowNames();
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(all);
  for (const name of found) expect(name.toLowerCase()).toContain('bread');
  await hand.reload();
  await expect.poll(rowNames, soon).toEqual(found);
  await expectAt(address);
  expect(await hand.state(search)).toBe('Bread');
  await hand.press(button('Filters (1)'));
  expect(await hand.state(box('Low'))).toBe(true);
});

it('leads from keywords to an idea of one’s own, and done', async () => {
  const { hand, places } = stage;
  await comeAsMember('/keyword-research');
  await hand.waitFor({ role: 'row', nth: 2 });
  await hand.press(button('Content Ideas'));
  await expectAt(`${places.demo}/content-research`);
  await hand.press(button('Add Custom'));
  await hand.write({ role: 'textbox', name: 'Title' }, 'Who bakes while you sleep');
  await hand.press(button('Add Content'));
  await expectWords('Who bakes while you sleep');
  await hand.press(button('Done'));
  await expectAt(`${places.demo}/dashboard`);
});
