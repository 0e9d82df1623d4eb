import { describe, expect, it, vi } from 'vitest';
import type { HttpOptions } from './http.ts';
import { createTestApi, json } from './testing/createTestApi.ts';

const sequence = (...records: unknown[]): Response =>
  new Response(records.map((each) => `\u001E${JSON.stringify(each)}\n`).join(''), {
    headers: { 'content-type': 'application/json-seq' },
  });

const remark = '2 of 4: 3 more were too much alike. 2 requests, 4,120 tokens.';
const said = { success: true, message: remark, reason: 'suggestions', data: [] };
const reading = { step: 'reading', done: 1, of: 3 };

/** Generates keywords at a server that answers so. */
async function generate(answer: () => Response) {
  const onReport = vi.fn<NonNullable<HttpOptions['onReport']>>();
  const { api, sent } = createTestApi(answer, { onReport });
  const outcome = await api.keywords.generate('acme', 7).catch((error: unknown) => error);
  return { outcome, reports: onReport.mock.calls, accepts: sent[0]?.headers.get('accept') };
}

describe('what a server says of a generation', () => {
  it('is handed on where it says that people should read it', async () => {
    const { reports, accepts } = await generate(() => json(said));
    expect(accepts).toBe('application/json, application/json-seq');
    expect(reports).toEqual([
      ['keywords.generate', { type: 'started' }],
      ['keywords.generate', { type: 'ended', remark }],
    ]);
  });

  it('is left alone where it is a mere courtesy', async () => {
    const { reports } = await generate(() => json({ success: true, message: 'Generated.' }));
    expect(reports.at(-1)).toEqual(['keywords.generate', { type: 'ended' }]);
  });

  it('comes at the end of a sequence of steps as well', async () => {
    const answered = await generate(() => sequence(reading, { status: 200, body: said }));
    expect(answered.outcome).toBeUndefined();
    expect(answered.reports.at(-1)).toEqual(['keywords.generate', { type: 'ended', remark }]);
  });

  it('is why it failed, where a sequence ends so', async () => {
    const message = 'The model took too long. Try again.';
    const body = { success: false, message, reason: 'suggestions' };
    const { outcome, reports } = await generate(() => sequence(reading, { status: 503, body }));
    expect(outcome).toMatchObject({ message, status: 503, isServerMessage: true });
    expect(reports.at(-1)).toEqual(['keywords.generate', { type: 'ended' }]);
  });

  it('is nothing where a sequence breaks off', async () => {
    const { outcome } = await generate(() => sequence(reading));
    expect(outcome).toMatchObject({ message: 'Failed to generate keywords' });
  });

  it('is not asked for by calls that generate nothing', async () => {
    const onReport = vi.fn();
    const { api, sent } = createTestApi(() => json({ data: [] }), { onReport });
    await api.keywords.list('acme', 7);
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
    expect(onReport).not.toHaveBeenCalled();
  });
});
