import type { AnyRow, Examination } from './examination.ts';

/** The calls of a piece: a section of the first idea with an outline. A server may lack them. */
export async function walkSections(on: Examination, companyId: string | number): Promise<void> {
  const asked = { query: { companyId: String(companyId) } };
  const pointOf = ({ outline }: AnyRow): unknown => (Array.isArray(outline) ? outline[0] : null);
  const ideas = await on.rows('contentIdeas.list', 'lists ideas to write', asked);
  const idea = ideas.find((row) => typeof pointOf(row) === 'string');
  if (!idea) return;
  const { contentideaid } = idea;
  const point = pointOf(idea);
  const query = { contentideaid: String(contentideaid) };
  const rowsIn = ({ data }: AnyRow) => data as readonly AnyRow[];
  let section: AnyRow | undefined;
  const keep = (answer: AnyRow) => {
    section = rowsIn(answer).find((row) => row['point'] === point);
    return section !== undefined;
  };
  const body = { contentideaid, point };
  // A model may have written nothing that can be used.
  const isFoundOrEmpty = (answer: AnyRow) => keep(answer) || rowsIn(answer).length === 0;
  await on.optional('sections.generate', 'writes a section', { body }, isFoundOrEmpty);
  if (!section) return;
  await on.optional('sections.list', 'lists it', { query }, keep);
  const { sectionid, version } = section;
  const edited = { heading: 'Contract Check', sentences: [{ text: 'Our own words.' }] };
  const isEdited = (answer: AnyRow) => keep(answer) && section?.['heading'] === edited.heading;
  const change = { body: { sectionid, ...edited, version } };
  await on.optional('sections.edit', 'changes it', change);
  await on.optional('sections.list', 'lists the change', { query }, isEdited);
  const deletion = { body: { sectionid } };
  await on.optional('sections.voice', 'measures the voice of the website', asked);
  await on.optional('sections.remove', 'deletes it', deletion);
  await on.optional('sections.list', 'no longer lists it', { query }, (answer) => !keep(answer));
  const undo = { body: { kind: 'sections', id: sectionid } };
  await on.optional('rows.restore', 'gives it back', undo);
  await on.optional('sections.list', 'lists it again', { query }, isEdited);
  await on.optional('sections.remove', 'deletes it again', deletion);
}
