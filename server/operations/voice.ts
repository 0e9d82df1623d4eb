import { readUnwanted, unwantedKey } from '#domain/content/unwantedWords.ts';
import { countsOf, voiceOf, type SiteVoice } from '#domain/content/voice.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { RowOf, Rows } from '../rows/rows.ts';
import { sharedName } from './sharedState.ts';

/** The words that the members of a workspace do not want in what is written for a company. */
export async function unwantedOf(
  rows: Rows,
  workspace: string,
  companyId: EntityId,
): Promise<readonly string[]> {
  const shared = await rows.names.get('shared', workspace, sharedName(companyId, unwantedKey));
  return readUnwanted(shared?.value);
}

/** Measures what was read of a company's own website; undefined while nothing of its present address was. */
export async function voiceOfSite(
  rows: Rows,
  workspace: string,
  { id, value }: RowOf<'companies'>,
): Promise<SiteVoice | undefined> {
  const kept = await rows.names.get('websites', workspace, String(id));
  if (!kept?.site || kept.address !== value.website) return undefined;
  const text = kept.site.pages.map((page) => page.text).join('\n');
  const unwanted = countsOf(await unwantedOf(rows, workspace, id), text);
  return { ...voiceOf(text), unwanted };
}
