import { describe, expect, it, vi } from 'vitest';
import { apiFailure } from '#api/testing/apiFailure.ts';
import { createApi } from '#api/createApi.ts';
import { aSavedBusiness } from '#domain/testing/aSavedBusiness.ts';
import { firstKinds, type GeneratedKind } from '#domain/work/firstLists.ts';
import type { Company } from './company.ts';
import { createFirstLists } from './firstLists.ts';
import { heardNotices } from './testing/heardNotices.ts';

const companyOf = (companyId: number): Company => ({
  workspace: 'acme',
  companyId,
  info: aSavedBusiness({ companyId }),
});
const acme = companyOf(7);

const refused = (status: number, shown?: string) => apiFailure('icps.generate', status, shown);

/** A server with empty lists, which remembers what it has generated. */
function setUp() {
  const generated: GeneratedKind[] = [];
  const filled = new Set<GeneratedKind>();
  const listFailures = new Map<GeneratedKind, unknown[]>();
  const failures = new Map<GeneratedKind, unknown>();
  const callsOf = (kind: GeneratedKind) => ({
    list: async () => {
      const failure = listFailures.get(kind)?.shift();
      if (failure !== undefined) throw failure;
      return Array.from<never>({ length: filled.has(kind) ? 3 : 0 });
    },
    generate: async () => {
      generated.push(kind);
      if (failures.has(kind)) throw failures.get(kind);
      return null;
    },
  });
  const real = createApi({ host: '' });
  const api = {
    ...real,
    usps: { ...real.usps, ...callsOf('usps') },
    icps: { ...real.icps, ...callsOf('icps') },
    geographies: { ...real.geographies, ...callsOf('geographies') },
    keywords: { ...real.keywords, ...callsOf('keywords') },
    targetCompanies: { ...real.targetCompanies, ...callsOf('targetCompanies') },
    contentIdeas: { ...real.contentIdeas, ...callsOf('contentIdeas') },
  };
  const { notices, said: shown } = heardNotices();
  const leaving = new AbortController();
  const firstLists = createFirstLists({
    api,
    notices,
    left: leaving.signal,
    wait: async () => undefined,
    now: () => 0,
  });
  const reaches = (status: string) =>
    vi.waitFor(() => expect(firstLists.state().status).toBe(status));
  return { firstLists, generated, filled, listFailures, failures, shown, reaches, leaving };
}

describe('the first generation of all lists', () => {
  it('generates each list once and in order, however often it is started', async () => {
    const { firstLists, generated, shown, reaches } = setUp();
    firstLists.start(acme);
    firstLists.start(acme);
    await reaches('ended');
    expect(generated).toEqual([...firstKinds]);
    expect(shown).toEqual([]);
  });

  it('generates only what is missing', async () => {
    const { firstLists, generated, filled, reaches } = setUp();
    for (const kind of ['usps', 'icps', 'keywords'] as const) filled.add(kind);
    firstLists.start(acme);
    await reaches('ended');
    expect(generated).toEqual(['geographies', 'targetCompanies', 'contentIdeas']);
  });

  it('asks again when the server is away for a moment', async () => {
    const { firstLists, generated, listFailures, reaches } = setUp();
    listFailures.set('geographies', [refused(503), refused(503)]);
    firstLists.start(acme);
    await reaches('ended');
    expect(generated).toEqual([...firstKinds]);
  });

  it.each(firstKinds)('continues at %s after it failed there', async (kind) => {
    const { firstLists, generated, failures, shown, reaches } = setUp();
    failures.set(kind, refused(400));
    firstLists.start(acme);
    await reaches('failed');
    const step = firstKinds.indexOf(kind);
    expect(generated).toEqual(firstKinds.slice(0, step + 1));
    // The USP page shows its own message.
    const expected = kind === 'usps' ? [] : ['Failed to generate all data'];
    expect(shown.map(({ text }) => text)).toEqual(expected);
    failures.clear();
    generated.length = 0;
    const state = firstLists.state();
    if (state.status === 'failed') state.onRetry();
    await reaches('ended');
    expect(generated).toEqual(firstKinds.slice(step));
  });

  it("says the server's own reason", async () => {
    const { firstLists, failures, shown, reaches } = setUp();
    failures.set('icps', refused(503, 'The model took too long. Try again.'));
    firstLists.start(acme);
    await reaches('failed');
    const message = 'Failed to generate all data. The model took too long. Try again.';
    expect(shown.map(({ text, action }) => [text, action?.label])).toEqual([[message, 'Retry']]);
    expect(firstLists.state()).toMatchObject({ kind: 'icps', message });
  });

  it('belongs to one company: a Retry from before does nothing for the next one', async () => {
    const { firstLists, generated, failures, reaches } = setUp();
    failures.set('icps', refused(400));
    firstLists.start(acme);
    await reaches('failed');
    const failed = firstLists.state();
    const other = companyOf(8);
    expect(firstLists.turnOf('icps', other)).toBe('due');
    failures.clear();
    firstLists.start(other);
    await reaches('ended');
    generated.length = 0;
    if (failed.status === 'failed') failed.onRetry();
    expect(generated).toEqual([]);
    expect(firstLists.state()).toMatchObject({ status: 'ended', company: other });
  });

  it('stops when the person signs out', async () => {
    const { firstLists, generated, shown, leaving } = setUp();
    firstLists.subscribe(() => leaving.abort());
    firstLists.start(acme);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([generated, shown]).toEqual([[], []]);
  });
});

describe('the turn of a list', () => {
  it('is due, coming, running and past, also if an answer has no rows', async () => {
    const { firstLists, reaches } = setUp();
    const turns: string[] = [];
    const turn = () => firstLists.turnOf('icps', acme);
    firstLists.subscribe(() => turns.push(turn()));
    expect(turn()).toBe('due');
    firstLists.start(acme);
    await reaches('ended');
    expect([...new Set(turns)]).toEqual(['coming', 'running', 'past']);
  });

  it('is failed only at the list that failed', async () => {
    const { firstLists, failures, reaches } = setUp();
    failures.set('icps', refused(400));
    firstLists.start(acme);
    await reaches('failed');
    const turns = () =>
      ['usps', 'icps', 'geographies'].map((kind) => firstLists.turnOf(kind, acme));
    expect(turns()).toEqual(['past', 'failed', 'past']);
    const state = firstLists.state();
    if (state.status === 'failed') state.onDismiss();
    expect(turns()).toEqual(['past', 'past', 'past']);
  });
});
