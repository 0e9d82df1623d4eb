import type { RowOf, Rows } from '../rows/rows.ts';
import type { KeptSite } from '../rows/tables.ts';
import { createSlots } from '../slots.ts';
import { digestOf } from './answerOnce.ts';
import type { Context } from './context.ts';
import { forPeople, Refusal } from './refusal.ts';
import { runName } from './runs.ts';

/** A site that could not be read is tried again after this time. */
const patienceMs = 60 * 60 * 1000;
/** A site that may have something new is read again after this time (D95). */
const newsMs = 24 * patienceMs;

/** All websites that this process reads. Each may hold some megabytes and a connection for a minute. */
const readings = createSlots(8, {
  most: 40,
  full: () =>
    forPeople(429, 'Too many websites are being read at once. Try again in a minute.', [], 60),
});

/** Counts a reading, and reads when there is a place. Who joins a reading neither counts nor takes a place. */
async function inTurn<Value>(
  count: Context['count'],
  workspace: string,
  read: () => Promise<Value>,
): Promise<Value> {
  await count?.('websites');
  return readings.run(workspace, read);
}

/** Reads a website and keeps the result, unless that of a later reading was kept meanwhile. Undefined when reading is off. */
export async function readSiteOf(
  context: Context,
  workspace: string,
  owner: string,
  address: string,
  keepsFormer = false,
): Promise<KeptSite | undefined> {
  const { runs, reader, now = () => new Date(), onStep, count } = context;
  const read = async (rows: Rows): Promise<KeptSite | undefined> => {
    if (!reader) return undefined;
    const kept: KeptSite = await inTurn(count, workspace, async () => ({
      address,
      at: now().toISOString(),
      ...(await reader.read(address, (done, of) => onStep?.({ step: 'reading', done, of }))),
    }));
    return rows.together(`${workspace} website ${owner}`, async (within) => {
      // A target company may have been deleted during the reading.
      const isOwned =
        (await within.get('targetCompanies', workspace, owner)) ??
        (await within.get('companies', workspace, owner));
      if (!isOwned) return kept;
      const there = await within.names.get('websites', workspace, owner);
      if (there && there.at > kept.at) return there.address === address ? there : kept;
      // When a site does not answer for once, what it said before is worth more.
      const isFormer = keepsFormer && !kept.site && there?.address === address && there.site;
      const newest = isFormer ? { ...there, at: kept.at } : kept;
      await within.names.put('websites', workspace, owner, newest);
      return newest;
    });
  };
  const digest = await digestOf(address);
  return runs.join(`${runName(workspace, 'website', owner)} ${digest}`, read, context);
}

async function siteOf(
  context: Context,
  workspace: string,
  owner: string,
  address: string,
  mustBeNew = false,
) {
  const { reader, rows, now = () => new Date() } = context;
  if (!reader) return undefined;
  const kept = await rows.names.get('websites', workspace, owner);
  const age = kept ? now().getTime() - Date.parse(kept.at) : Infinity;
  const most = kept?.site ? (mustBeNew ? newsMs : Infinity) : patienceMs;
  if (kept?.address === address && age <= most) return kept;
  return readSiteOf(context, workspace, owner, address, mustBeNew);
}

export const whatToDoAboutSite = 'Check its address under Business info, or try again in an hour.';

export async function businessSite(
  context: Context,
  workspace: string,
  companyId: string,
  address: string,
) {
  const { site, because } = (await siteOf(context, workspace, companyId, address)) ?? {};
  const note =
    because && `Your website ${because}, so only your description was used. ${whatToDoAboutSite}`;
  return { site, note };
}

export async function targetSite(
  context: Context,
  workspace: string,
  of: RowOf<'targetCompanies'>,
  mustBeNew = false,
) {
  const { website } = of.value;
  if (!website) return undefined;
  const silent = { ...context, onStep: undefined };
  return (await siteOf(silent, workspace, String(of.id), website, mustBeNew))?.site;
}

/** Adds `website_found` to target companies, but not beyond the rate: what a model has written should not be lost for it. */
export async function withWebsites<Value extends { readonly website?: string | undefined }>(
  { reader, count, onStep }: Pick<Context, 'reader' | 'count' | 'onStep'>,
  workspace: string,
  values: readonly Value[],
) {
  if (!reader) return { values };
  onStep?.({ step: 'websites' });
  const check = async (value: Value) => {
    const { website } = value;
    if (website === undefined) return { ...value, website_found: false };
    try {
      const isFound = await inTurn(count, workspace, () => reader.answers(website));
      return { ...value, website_found: isFound };
    } catch (error) {
      if (error instanceof Refusal && error.status === 429) return value;
      throw error;
    }
  };
  return { values: await Promise.all(values.map(check)) };
}
