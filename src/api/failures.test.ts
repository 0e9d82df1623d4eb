import { describe, expect, it } from 'vitest';
import { t } from '#domain/words/translate.ts';
import { ApiError } from './response.ts';
import { paths, type CallName } from './contract/paths.ts';
import { everyCall } from './testing/everyCall.ts';
import { json, createTestApi } from './testing/createTestApi.ts';

const names = Object.keys(paths) as CallName[];
const reading =
  /\.(?:voice|list|targetIcps|check|mine)$|^businessInfo\.(?:save|get)$|^workspace\.(?:get|activity|export)$|^suggestions\.rewrite$|^sharedState\.put$|^doNotContact\.add$|^emails\.generate$/;
const html = (status = 200) =>
  new Response('<!doctype html><p>Bad gateway', {
    status,
    headers: { 'content-type': 'text/html' },
  });

/** Runs the call against a response that must make it fail, and returns the error. */
async function failureOf(name: CallName, answer: () => Response | Promise<Response>) {
  const { api, failed } = createTestApi(answer);
  const error: unknown = await everyCall[name](api).then(
    () => 'no failure',
    (cause: unknown) => cause,
  );
  if (!(error instanceof ApiError)) throw new TypeError(`${name} gave ${String(error)}`);
  expect(failed).toEqual([error]);
  return error;
}

describe.each(names)('%s', (name) => {
  const text = t(`message.${name}`);

  it.each([400, 401, 404, 422, 429, 500, 503])(
    'fails with the catalogue text on %i, with or without JSON',
    async (status) => {
      const errors = [
        await failureOf(name, () => html(status)),
        await failureOf(name, () => new Response('', { status })),
        await failureOf(name, () => json({}, status)),
      ];
      expect(errors.map((error) => error.message)).toEqual([text, text, text]);
      expect(errors.map(({ kind, status }) => [kind, status])).toEqual(
        errors.map(() => ['refused', status]),
      );
    },
  );

  it.each([
    ['a page of HTML', html],
    ['truncated JSON', () => new Response('{"success":true,"data":[{"id"')],
    ['a bare text', () => json('ok')],
    ['a bare number', () => json(7)],
  ])('fails with the catalogue text on 200 with %s', async (_, answer) => {
    const error = await failureOf(name, () => answer());
    expect([error.message, error.kind]).toEqual([text, 'malformed']);
    expect(error.cause).toBeInstanceOf(Error);
  });

  it("fails on success: false with status 200, and keeps the server's message", async () => {
    const error = await failureOf(name, () => json({ success: false, message: 'No quota' }));
    expect([error.kind, error.serverMessage]).toEqual(['refused', 'No quota']);
  });

  it('fails with its cause when the server cannot be reached', async () => {
    const error = await failureOf(name, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(error.kind).toBe('unreachable');
    expect(error.status).toBeUndefined();
    expect(error.cause).toBeInstanceOf(Error);
  });
});

const changes = names.filter((name) => !reading.test(name));

describe.each(changes)('%s', (name) => {
  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['an empty 200', () => new Response('')],
    ['null', () => json(null)],
    ['an object', () => json({ anything: 1 })],
  ])('succeeds with %s, because no more is specified', async (what, answer) => {
    const { api } = createTestApi(() => answer());
    const outcome = everyCall[name](api).then(
      () => 'done',
      () => 'failed',
    );
    const only200Or201 = name === 'workspaces.create' && what === '204';
    expect(await outcome).toBe(only200Or201 ? 'failed' : 'done');
  });
});

describe('the message of a failure', () => {
  it.each<[CallName, unknown, string]>([
    ['workspaces.create', { error: 'Domain is taken', message: 'x' }, 'Domain is taken'],
    ['workspaces.create', { message: 'Domain is taken' }, 'Domain is taken'],
    ['workspaces.create', {}, 'Failed to create workspace. Please try again.'],
    ['users.add', { success: false, message: 'Already there', error: 'x' }, 'Already there'],
    ['users.add', { success: false }, 'Failed to add user.'],
    ['emails.generate', { success: false, error: 'No credits', message: 'x' }, 'No credits'],
    ['emails.generate', { success: false, message: 'No credits' }, 'No credits'],
    ['emails.generate', { success: false }, 'Unknown backend error'],
    ['emails.generate', { error: '  ' }, 'Failed to generate emails'],
    ['emails.list', { error: { message: 'Quota' } }, 'Quota'],
    [
      'keywords.add',
      { success: false, message: 'volume: must be a number' },
      'volume: must be a number',
    ],
    ['keywords.add', { success: false }, 'Failed to generate custom keywords'],
    ['keywords.list', { success: false, message: 'secret detail' }, 'Failed to fetch keywords'],
    ['users.edit', { success: false, message: 'secret detail' }, 'Failed to update user.'],
  ])('of %s with %j is %j', async (name, body, text) => {
    const error = await failureOf(name, () => json(body, 422));
    expect(error.message).toBe(text);
  });

  it.each<[CallName, string]>([
    ['users.add', 'Network error'],
    ['prospects.add', 'Error adding prospect'],
    ['prospects.remove', 'Error deleting prospect'],
    ['prospects.edit', 'Failed to edit prospect'],
    ['emails.generate', 'Failed to generate emails'],
    ['keywords.list', 'Failed to fetch keywords'],
  ])('of %s without a response is %j', async (name, text) => {
    const error = await failureOf(name, () => Promise.reject(new TypeError('offline')));
    expect(error.message).toBe(text);
  });

  const budget = 'Today’s budget for suggestions is used up. It is renewed at 00:00 UTC.';
  const saysWhy = { success: false, error: budget, message: budget, reason: 'suggestions' };
  const generating = names.filter((name) => /(?<!emails)\.generate$|\.rewrite$/.test(name));

  it.each(generating.flatMap((name) => [429, 502, 503].map((status) => [name, status] as const)))(
    'of %s with %i is the sentence of a server that says why nothing was suggested',
    async (name, status) => {
      const error = await failureOf(name, () => json(saysWhy, status));
      expect([error.message, error.isServerMessage]).toEqual([budget, true]);
    },
  );

  it.each(names)('of %s says that it is too large, too much or too often', async (name) => {
    const message = 'This is larger than 32 KB in all. Shorten some texts.';
    const body = { success: false, error: message, message, reason: 'suggestions' };
    for (const status of [409, 413, 422, 429])
      expect((await failureOf(name, () => json(body, status))).message).toBe(message);
  });

  it.each<[string, unknown, number]>([
    ['another status', saysWhy, 500],
    ['no reason, as in a page of a proxy', { message: 'upstream connect error' }, 503],
    ['no reason in a refusal', { success: false, message: 'secret detail' }, 429],
    ['another reason', { ...saysWhy, reason: 'maintenance' }, 503],
    ['no message', { success: false, reason: 'suggestions' }, 502],
    ['a blank message', { message: ' ', reason: 'suggestions' }, 503],
    ['a page of HTML', '<h1>Service Unavailable</h1>', 503],
  ])('of a generation with %s is the catalogue text', async (_what, body, status) => {
    const errors = await Promise.all(
      generating.map((name) => failureOf(name, () => json(body, status))),
    );
    expect(errors.map(({ message }) => message)).toEqual(
      generating.map((name) => t(`message.${name}`)),
    );
  });

  it.each([
    [422, 'The website could not be read.'],
    [503, 'An error occurred. Please try again!'],
  ])('of businessInfo.scrape with %i is %j', async (status, text) => {
    const body = { message: 'The website could not be read.', reason: 'suggestions' };
    const error = await failureOf('businessInfo.scrape', () => json(body, status));
    expect(error.message).toBe(text);
  });

  it('is one line of at most 300 characters, without half a character', async () => {
    const long = `a\n\tb\u202e${'x'.repeat(290)}${'😀'.repeat(50)}`;
    const { message } = await failureOf('users.add', () => json({ message: long }, 400));
    expect(message.startsWith('a b x')).toBe(true);
    expect(message.length).toBeLessThanOrEqual(300);
    expect(message.isWellFormed()).toBe(true);
  });
});
