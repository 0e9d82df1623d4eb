import { expect, it } from 'vitest';
import { readyProspects } from '#mocks/scenarios/demoProspects.ts';
import { comeBack } from './driver/comeBack.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import type { Visitor } from './driver/visitor.ts';

const setup = setUpJourney();

const [person] = (await readyProspects()).filter(({ letters }) => letters > 1);
const kept = { onboardingStage: 'done', selectedProspectIds: JSON.stringify([person?.id]) };

async function enter(visitor: Visitor, name: string): Promise<void> {
  await setup.openAsMember('/email-variations', kept, { visitor, name });
  await visitor.page.getByRole('tab', { name: 'Variation 2' }).waitFor();
}

const sees = async (visitor: Visitor, text: string | RegExp) => {
  const count = async () => {
    await comeBack(visitor.page);
    return visitor.page.getByText(text).count();
  };
  await expect.poll(count).toBeGreaterThan(0);
};

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Stores the marks of this person as made two weeks ago. */
const backdate = ({ context }: Visitor) =>
  context.route(/sharedState|shared-state/, async (route) => {
    const body = route.request().postData();
    await route.continue(
      body === null ? {} : { postData: body.replaceAll(/"on":"[\d-]+"/g, `"on":"${daysAgo(14)}"`) },
    );
  });

it('writes a follow-up with something new to who has not answered, and none once a colleague knows of an answer', async () => {
  const { ada } = setup;
  const grace = await setup.newVisitor();
  // Who changes the same mail second is refused first.
  for (const visitor of [ada, grace]) visitor.allowConsole(/Failed to load resource.*409/);
  await enter(ada, 'Ada');
  await enter(grace, 'Grace');
  await Promise.all([backdate(ada), backdate(grace)]);

  // Both mark a letter of the same person at once, and no mark is lost.
  await grace.page.getByRole('tab', { name: 'Variation 2' }).click();
  await Promise.all([ada.press('Mark as sent'), grace.press('Mark as sent')]);
  const marks = async (visitor: Visitor) => {
    await comeBack(visitor.page);
    let count = 0;
    for (const tab of ['Variation 1', 'Variation 2']) {
      await visitor.page.getByRole('tab', { name: tab }).click();
      count += await visitor.page.getByRole('button', { name: 'Sent', exact: true }).count();
    }
    return count;
  };
  await expect.poll(() => marks(ada)).toBe(2);
  await expect.poll(() => marks(grace)).toBe(2);

  await sees(ada, 'A follow-up is due.');
  await ada.press('Write 1 follow-up');
  await sees(ada, 'A follow-up is written. Send it, and mark it as sent.');

  await sees(grace, 'A follow-up is due.');
  await grace.press('Replied');
  await sees(ada, 'There is an answer, so no follow-up is written.');
  expect(await ada.page.getByRole('button', { name: 'Write a follow-up' }).count()).toBe(0);
});
