import { expect, it } from 'vitest';
import { suggesting, warnAboutModel } from './suggesting.ts';
import { samples } from './writers/samples.ts';

const model = { baseUrl: 'http://127.0.0.1:1/v1', model: 'any' };

it('without a model there are samples, and no website is read', () => {
  expect(suggesting({}, () => {})).toEqual({ writer: samples });
  expect(suggesting({ allowsLoopback: true, dailyTokens: 5 }, () => {})).toEqual({
    writer: samples,
  });
});

it('with a model websites are read, within the limit of a day', () => {
  const { writer, reader, dailyTokens, dailyTokensOfAll } = suggesting(
    { model, dailyTokens: 5, dailyTokensOfAll: 9 },
    () => {},
  );
  expect(writer).not.toBe(samples);
  expect([typeof reader?.read, dailyTokens, dailyTokensOfAll]).toEqual(['function', 5, 9]);
});

it('samples take the place of a model that is gone', async () => {
  let gone = false;
  const { writer } = suggesting({ model, limits: { attempts: 1 }, isGone: () => gone }, () => {});
  const profile = { name: 'Crumb', website: '', size: '1-10', description: 'Bread.' } as const;
  const usps = () => writer.list('usps', { profile, there: [], icpTitles: [], count: 1 });
  await expect(usps()).rejects.toThrow('The model cannot be reached.');
  gone = true;
  expect((await usps()).items).toMatchObject([{ sample: true }]);
});

it.each([
  [{}, []],
  [{ problem: 'OPENAI_MODEL is missing.' }, ['OPENAI_MODEL is missing.']],
  [{ model }, [expect.stringContaining('set OPENAI_BASE_URL to where it is.') as string]],
])('what is wrong with %j is said, and nothing else', async (settings, said) => {
  const warnings: string[] = [];
  await warnAboutModel(settings, (sentence) => warnings.push(sentence));
  expect(warnings).toEqual(said);
});
