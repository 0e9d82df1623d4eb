import type { EntityId } from '#domain/lists/entityId.ts';
import type { Rows } from '../rows/rows.ts';
import type { Table, Tables, WireRow } from '../rows/tables.ts';
import { findQuote, searchable } from '../writers/model/grounds/quotes.ts';
import { change, lockOf, requireRow, type Context } from './context.ts';
import { Changed, requireFit, requireSpace } from './refusal.ts';

type Grounded = Pick<Tables['usps'], 'evidence' | 'assumptions' | 'version'>;
type Evidence = NonNullable<Grounded['evidence']>;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the grounds of a row after an edit (D69). A changed field loses them, unless the edit sent evidence that was `found`. */
export function groundsAfter(
  before: Grounded,
  fields: Readonly<Record<string, unknown>>,
  found: Evidence = [],
): Grounded {
  const { assumptions: asked, evidence: _sent, ...texts } = fields;
  const changed = (field: string) =>
    field in texts && !isSame((before as Readonly<Record<string, unknown>>)[field], texts[field]);
  const sent: readonly unknown[] | undefined = Array.isArray(asked) ? asked : undefined;
  const evidence = [
    ...(before.evidence ?? []).filter(({ field }) => !changed(field)),
    ...found.filter(({ field }) => changed(field)),
  ];
  const isLeft = (field: string) => !changed(field) && (sent?.includes(field) ?? true);
  const added = new Set((sent ?? []).map(String).filter(changed));
  const assumptions = [...(before.assumptions ?? []).filter(isLeft), ...added];
  return {
    ...((before.evidence ?? evidence.length > 0) && { evidence }),
    ...((before.assumptions ?? assumptions.length > 0) && { assumptions }),
  };
}

const mostQuotes = 4;

async function quotesFound(within: Rows, workspace: string, owner: string, asked: Evidence) {
  const profile = await within.get('companies', workspace, owner);
  const kept = await within.names.get('websites', workspace, owner);
  const pages = kept?.site?.pages ?? [];
  const sources = searchable([...pages, ...(profile ? [{ text: profile.value.description }] : [])]);
  return asked.slice(0, mostQuotes).flatMap(({ field, quote }) => {
    const found = findQuote(quote, sources);
    return found ? [{ ...found, field }] : [];
  });
}

/**
 * Returns the next version, or refuses an edit from another one, unless it is there already: its answer may have been lost. The
 * refusal contains `present`.
 */
export function nextVersion(
  before: { readonly version?: number | undefined },
  texts: object,
  from: number | undefined,
  present?: unknown,
): number {
  const { version = 0 } = before;
  if (isSame({ ...before, ...texts }, before)) return version;
  if (from !== undefined && from !== version)
    throw new Changed(
      present,
      'Not saved: somebody else has changed this. Save again to replace it.',
    );
  return version + 1;
}

/** Whether a website answers is known of one address, so another one makes it unknown. */
export function withoutAnswer(before: object, texts: object) {
  const addressIn = (of: object) => ('website' in of ? of.website : '');
  const isAnother = 'website' in texts && texts.website !== addressIn(before);
  return isAnother ? { website_found: undefined } : {};
}

export function edit<
  Name extends Exclude<Table, 'companies' | 'users' | 'activity' | 'doNotContact'>,
>(
  { rows }: Pick<Context, 'rows'>,
  table: Name,
  workspace: string,
  id: EntityId,
  fields: Partial<Tables[Name]>,
): Promise<WireRow<Name>> {
  return rows.together(lockOf(workspace, table, id), async (within) => {
    const { value, owner } = await requireRow(within, table, workspace, id);
    const given = fields as Partial<Tables[Name]> & Grounded;
    const { assumptions: _asked, evidence: sent, version: from, ...texts } = given;
    const version = nextVersion(value, texts, from);
    const found = sent ? await quotesFound(within, workspace, owner, sent) : [];
    const all: object = {
      ...texts,
      ...withoutAnswer(value, texts),
      ...groundsAfter(value, fields, found),
      version,
    };
    await requireSpace(within, workspace);
    requireFit({ ...value, ...all });
    return change(within, table, workspace, id, all as Partial<Tables[Name]>);
  });
}
