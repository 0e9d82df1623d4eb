import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeModel, type FakeModel } from '../../../testing/fakeModel.ts';
import { modelProblem } from './chat.ts';

let fake: FakeModel;
beforeAll(async () => {
  fake = await createFakeModel();
});
afterAll(() => fake.close());

it('there is no problem with a valid address, key and name', async () => {
  expect(await modelProblem(fake.address)).toBeUndefined();
});

it.each([
  ['OPENAI_API_KEY', { apiKey: 'wrong-key' }],
  ['OPENAI_MODEL', { model: 'unknown' }],
  ['OPENAI_BASE_URL', { baseUrl: 'http://127.0.0.1:1/v1' }],
])('what is wrong with %s is said in one sentence, without the key', async (name, wrong) => {
  const problem = await modelProblem({ ...fake.address, ...wrong });
  expect(problem).toMatch(new RegExp(`^The model's service at [^\\n]*${name}[^\\n]*\\.$`));
  expect(problem).not.toContain('-key');
});
