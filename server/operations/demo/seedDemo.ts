import { contentTypes } from '#domain/content/contentIdea.ts';
import { draftToWire } from '#domain/entities/toWire.ts';
import { keywordDescription } from '#domain/keywords/keyword.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Rows } from '../../rows/rows.ts';
import type { Context } from '../context.ts';
import { suggestLetter } from '../emails.ts';
import { suggestPeople } from '../prospects.ts';
import { createRuns } from '../runs.ts';
import { suggestSection } from '../sections.ts';
import { suggest } from '../suggest.ts';
import { demo } from './demo.ts';

/** Adds the demo workspace with only its business. Returns the company's id, which is 1 in an empty database. */
export async function seedCompany(rows: Rows): Promise<string> {
  const workspace = demo.workspace.domain;
  await rows.names.put('workspaces', workspace, workspace, demo.workspace);
  await rows.names.put('open', workspace, workspace, true);
  const { id } = await rows.insert('companies', workspace, '', demo.profile);
  return String(id);
}

/** The lists in the order they are filled, so that ids are the same each time. */
const lists = [
  'usps',
  'icps',
  'geographies',
  'keywords',
  'keywords',
  'targetCompanies',
  'contentIdeas',
] as const;

const prospectsWithMail = 6;
const lettersEach = 3;

export async function seedDemo({ rows, writer }: Pick<Context, 'rows' | 'writer'>): Promise<void> {
  const context = { rows, writer, runs: createRuns(rows, 0) };
  const workspace = demo.workspace.domain;
  if (await rows.names.get('workspaces', workspace, workspace)) return;
  const company = await seedCompany(rows);
  for (const user of demo.users) await rows.insert('users', workspace, '', user);
  for (const keyword of demo.keywords)
    await rows.insert('keywords', workspace, company, draftToWire(keywordDescription, keyword));
  for (const table of lists) await suggest(context, table, workspace, company);
  const people: EntityId[] = [];
  for (const { id } of await rows.list('targetCompanies', workspace, company)) {
    const found = await suggestPeople(context, workspace, id);
    people.push(...found.data.map(({ prospectid }) => prospectid));
  }
  for (const [index, prospect_name] of demo.names.entries())
    await rows.update('prospects', workspace, String(people[index]), { prospect_name });
  for (const prospectid of people.slice(0, prospectsWithMail)) {
    for (let round = 0; round < lettersEach; round += 1)
      await suggestLetter(context, workspace, prospectid);
  }
  const ideas = await rows.list('contentIdeas', workspace, company);
  for (const type of contentTypes) {
    const idea = ideas.find(({ value }) => value.type === type);
    // The last point is left, so that it is offered.
    const points = idea?.value.outline.slice(0, -1) ?? [];
    for (const point of points) await suggestSection(context, workspace, idea?.id ?? '', point);
  }
}
