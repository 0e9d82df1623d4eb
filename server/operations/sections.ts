import { mostSections, type Sentence } from '#domain/content/section.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { List, RowOf, Rows } from '../rows/rows.ts';
import { change, lockOf, requireRow, toWire } from './context.ts';
import { nextVersion } from './edit.ts';
import { done, type Operations } from './operation.ts';
import { listedIfNew, pickedOf, wireParts } from './parts.ts';
import { forPeople, notFound, requireFit, requireNotOver, requireSpace } from './refusal.ts';

type SectionList = List<'sections'>;

const listOf = (workspace: string, idea: RowOf<'contentIdeas'>): SectionList => ({
  table: 'sections',
  workspace,
  owner: String(idea.id),
});

/** Under this lock an idea is edited and gets sections, so that its outline stays as it is meanwhile. */
const lockOfIdea = (workspace: string, ideaId: EntityId): string =>
  lockOf(workspace, 'contentIdeas', ideaId);

/** Returns the idea, unless its company was deleted. */
async function requireIdea(rows: Rows, workspace: string, id: EntityId) {
  const idea = await requireRow(rows, 'contentIdeas', workspace, id);
  await requireRow(rows, 'companies', workspace, idea.owner);
  return idea;
}

/** A sentence with what it rests on. An edit says nothing of that: only what is stored with the very same text and quote counts. */
function withStored({ text, quote, assumed }: Sentence, stored: readonly Sentence[]): Sentence {
  const rests =
    quote === undefined
      ? undefined
      : stored.find((each) => each.text === text && each.quote === quote);
  return rests ?? { text, ...(assumed && { assumed }) };
}

/** Gives a deleted section back, unless its point has another one by now. It is there already after a lost answer. */
export const restoreSection = (rows: Rows, workspace: string, id: EntityId) =>
  rows.together(lockOf(workspace, 'sections', id), async (outer) => {
    const there = await outer.get('sections', workspace, id);
    if (there) return done('Restored.', toWire('sections', there));
    const row = await outer.restore('sections', workspace, id);
    if (!row) throw notFound('id', id);
    return outer.together(lockOfIdea(workspace, row.owner), async (within) => {
      const list = listOf(workspace, await requireIdea(within, workspace, row.owner));
      const { point } = row.value;
      const all = await pickedOf(within, list, ({ value }) => value.point);
      if (all.filter((each) => each === point).length > 1)
        throw forPeople(409, 'Not restored: this point has another section by now.');
      await requireNotOver(within, list, mostSections);
      return done('Restored.', toWire('sections', row));
    });
  });

/** The sections of a piece, each for one point of the outline (D99). */
export const sectionOperations: Operations<'sections'> = {
  'sections.list': async (context, { workspace, query: { contentideaid } }) => {
    const list = listOf(workspace, await requireIdea(context.rows, workspace, contentideaid));
    const parts = wireParts(context.rows, list);
    return listedIfNew(context, 'sections.list', workspace, [`sections:${list.owner}`], parts);
  },
  'sections.edit': ({ rows }, { workspace, body: { sectionid, version: from, ...asked } }) =>
    rows.together(lockOf(workspace, 'sections', sectionid), async (within) => {
      const row = await requireRow(within, 'sections', workspace, sectionid);
      const { heading } = asked;
      const sentences = asked.sentences.map((each) => withStored(each, row.value.sentences));
      const texts = { heading, sentences };
      const version = nextVersion(row.value, texts, from, toWire('sections', row));
      await requireSpace(within, workspace);
      requireFit({ ...row.value, ...texts });
      const all = { ...texts, version };
      return done('Saved.', await change(within, 'sections', workspace, sectionid, all));
    }),
  'sections.remove': ({ rows }, { workspace, body: { sectionid } }) =>
    rows.together(lockOf(workspace, 'sections', sectionid), async (within) => {
      await requireRow(within, 'sections', workspace, sectionid);
      await within.remove('sections', workspace, sectionid);
      return done('Deleted.');
    }),
};
