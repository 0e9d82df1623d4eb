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

describe('the report of a generation', () => {
  it('contains the message of a response with a reason', async () => {
    const { reports, accepts } = await generate(() => json(said));
    expect(accepts).toBe('application/json, application/json-seq');
    expect(reports).toEqual([
      ['keywords.generate', { type: 'started' }],
      ['keywords.generate', { type: 'ended', remark }],
    ]);
  });

  it('does not contain the message of a response without a reason', async () => {
    const { reports } = await generate(() => json({ success: true, message: 'Generated.' }));
    expect(reports.at(-1)).toEqual(['keywords.generate', { type: 'ended' }]);
  });

  it('contains the message at the end of a sequence of steps', async () => {
    const answered = await generate(() => sequence(reading, { status: 200, body: said }));
    expect(answered.outcome).toBeNull();
    expect(answered.reports.at(-1)).toEqual(['keywords.generate', { type: 'ended', remark }]);
  });

  it('ends without a message when the sequence ends with a failure, which becomes the error', async () => {
    const message = 'The model took too long. Try again.';
    const body = { success: false, message, reason: 'suggestions' };
    const { outcome, reports } = await generate(() => sequence(reading, { status: 503, body }));
    expect(outcome).toMatchObject({ message, status: 503, isServerMessage: true });
    expect(reports.at(-1)).toEqual(['keywords.generate', { type: 'ended' }]);
  });

  it('has a general error when the sequence breaks off', async () => {
    const { outcome } = await generate(() => sequence(reading));
    expect(outcome).toMatchObject({ message: 'Failed to generate keywords' });
  });

  it('is not requested by calls that generate nothing', async () => {
    const onReport = vi.fn();
    const { api, sent } = createTestApi(() => json({ data: [] }), { onReport });
    await api.keywords.list('acme', 7);
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
    expect(onReport).not.toHaveBeenCalled();
  });
});
