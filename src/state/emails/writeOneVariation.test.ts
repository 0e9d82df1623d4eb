import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailingOn, seconds, setOf } from './fakeMailing.ts';

type Options = Parameters<typeof mailingOn>[0];

/** A mailing whose prospect 1 has three variations, with the page open. */
async function withThree(options: Options = {}) {
  const there = [setOf(1, 'one', 'two', 'three'), setOf(2, 'a', 'b', 'c')];
  const world = mailingOn({ there, ...options });
  world.mailing.open([1]);
  await seconds(1);
  return world;
}

/** Returns the number and the subject of each added variation. */
const subjectsOf = async (
  written: ReturnType<ReturnType<typeof mailingOn>['mailing']['writeOne']>,
) => (await written).map(({ variation: { subject }, number }) => `${number} ${subject}`);

describe('createMailing, one more variation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('adds it and returns it with its number', async () => {
    const { mailing, asked, kindsOf } = await withThree();
    const written = subjectsOf(mailing.writeOne(1));
    await seconds(10);
    expect(await written).toEqual(['4 About text 1']);
    expect(kindsOf(1)).toEqual(['letter', 'letter', 'letter', 'letter']);
    expect(asked).toEqual(['1']);
  });

  it('returns it when the response also contains the earlier ones', async () => {
    const { mailing } = await withThree({
      write: (id) => [setOf(id, 'one', 'two', 'three', 'four')],
    });
    const written = subjectsOf(mailing.writeOne(1));
    await seconds(10);
    expect(await written).toEqual(['4 About four']);
  });

  it('returns nothing when the response has nothing new', async () => {
    const { mailing } = await withThree({ write: (id) => [setOf(id, 'two')] });
    const written = subjectsOf(mailing.writeOne(1));
    await seconds(10);
    expect(await written).toEqual([]);
  });

  it('returns it when other prospects, and then these, were opened in the meantime', async () => {
    const { mailing } = await withThree();
    const written = subjectsOf(mailing.writeOne(1));
    await seconds(5);
    mailing.open([2]);
    await seconds(6);
    expect(await written).toEqual(['4 About text 1']);
    const again = subjectsOf(mailing.writeOne(1));
    await seconds(5);
    mailing.open([1]);
    await seconds(6);
    expect(await again).toEqual(['5 About text 2']);
  });

  it('returns it when a reload brought it before the response', async () => {
    const { mailing, stored } = await withThree();
    const written = subjectsOf(mailing.writeOne(1));
    await seconds(5);
    stored.push(setOf(1, 'text 1'));
    mailing.onReload();
    await seconds(6);
    expect(await written).toEqual(['4 About text 1']);
  });

  it('distinguishes two for the same prospect', async () => {
    const { mailing } = await withThree();
    const first = subjectsOf(mailing.writeOne(1));
    await seconds(5);
    const second = subjectsOf(mailing.writeOne(1));
    await seconds(10);
    expect(await first).toEqual(['4 About text 1']);
    expect(await second).toEqual(['5 About text 2']);
  });

  it('does not return what Generate More wrote in the meantime', async () => {
    const { mailing } = await withThree();
    mailing.onGenerateMore();
    await seconds(5);
    const written = subjectsOf(mailing.writeOne(1));
    await seconds(10);
    expect(await written).toEqual(['5 About text 2']);
  });

  it('returns nothing when only somebody else wrote in the meantime', async () => {
    const { mailing, stored } = await withThree({ write: (id) => [setOf(id, 'two')] });
    const written = subjectsOf(mailing.writeOne(1));
    await seconds(5);
    stored.push(setOf(1, 'theirs'));
    mailing.onReload();
    await seconds(6);
    expect(await written).toEqual([]);
  });

  it('fails with the reason and changes nothing', async () => {
    const { mailing, kindsOf } = await withThree({
      write: () => {
        throw new Error('Failed to generate emails');
      },
    });
    const failed = mailing.writeOne(1).catch((error: unknown) => error);
    await seconds(10);
    expect(await failed).toHaveProperty('message', 'Failed to generate emails');
    expect(kindsOf(1)).toEqual(['letter', 'letter', 'letter']);
    expect(mailing.snapshot().writing.get('1')).toBeUndefined();
  });
});
