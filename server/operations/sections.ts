import { mostSections, type Section, type Sentence } from '#domain/content/section.ts';
import { voiceToWrite } from '#domain/content/voice.ts';
import { fits } from '#domain/entities/entityForm.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { List, RowOf, Rows } from '../rows/rows.ts';
import type { WireRow } from '../rows/tables.ts';
import { digestOf } from './answerOnce.ts';
import { messageOf } from './budget.ts';
import { change, lockOf, requireRow, toWire, type Context } from './context.ts';
import { nextVersion } from './edit.ts';
import { done, generated, type Operations } from './operation.ts';
import { listedRows, pickedOf } from './parts.ts';
import {
  forPeople,
  notFound,
  requireFit,
  requireNotOver,
  requireRoom,
  requireSpace,
} from './refusal.ts';
import { businessOf, groundsOf } from './round.ts';
import { generateOnce, runName } from './runs.ts';
import { unwantedOf, voiceOfSite } from './voice.ts';

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

const sectionFor = async (rows: Rows, list: SectionList, point: string) =>
  (await pickedOf(rows, list, (row) => row)).find(({ value }) => value.point === point);

const pointsOf = ({ value }: RowOf<'contentIdeas'>): string[] =>
  value.outline.map((point) => point.trim()).filter((point) => point !== '');

/** The other sections, in the order of the outline; those whose point is gone come last. */
async function othersOf(rows: Rows, list: SectionList, points: readonly string[]) {
  const placeOf = ({ point }: Pick<Section, 'point'>) =>
    points.includes(point) ? points.indexOf(point) : points.length;
  const all = await pickedOf(rows, list, ({ value }) => value);
  return all
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ heading, sentences }) => ({ heading, sentences: sentences.map(({ text }) => text) }));
}

const changedMeanwhile = () => forPeople(409, 'Not written: the outline was changed meanwhile.');

const writeSection = (
  context: Context,
  workspace: string,
  ideaId: EntityId,
  { point, digest }: { readonly point: string; readonly digest: string },
) =>
  // A digest: a point may be longer than a name of a run.
  generateOnce(context, `${runName(workspace, 'sections', ideaId)} ${digest}`, async (keep) => {
    const { rows, writer } = context;
    const idea = await requireIdea(rows, workspace, ideaId);
    const list = listOf(workspace, idea);
    const points = pointsOf(idea);
    if (points.length === 0)
      throw forPeople(422, 'This idea has no outline. Add its points first.', ['point']);
    if (!points.includes(point))
      throw forPeople(422, 'This point is no longer in the outline of the idea.', ['point']);
    const present = await sectionFor(rows, list, point);
    if (present) return { data: [toWire('sections', present)], message: undefined };
    await requireRoom(rows, list, mostSections);
    const { title, type, targetIcp, keywords } = idea.value;
    const { order, note } = await businessOf(context, workspace, idea.owner);
    const company = await requireRow(rows, 'companies', workspace, idea.owner);
    const round = await writer.section({
      ...order,
      idea: { title, type, targetIcp, keywords, outline: points },
      point,
      there: await othersOf(rows, list, points),
      voice: voiceToWrite(
        await voiceOfSite(rows, workspace, company),
        await unwantedOf(rows, workspace, company.id),
      ),
    });
    return keep.together(lockOfIdea(workspace, idea.id), async (within) => {
      const now = await requireIdea(within, workspace, ideaId);
      if (!pointsOf(now).includes(point)) throw changedMeanwhile();
      // Undo may have given another one back meanwhile.
      const there = await sectionFor(within, list, point);
      if (there) return { data: [toWire('sections', there)], message: messageOf(round, [note]) };
      await requireRoom(within, list, mostSections);
      const data: WireRow<'sections'>[] = [];
      for (const { sentences, ...grounds } of round.items) {
        const value = { point, heading: point, ...groundsOf(grounds) };
        const fitting: Sentence[] = [];
        for (const each of sentences)
          if (fits({ ...value, sentences: [...fitting, each] })) fitting.push(each);
        const whole = { ...value, sentences: fitting };
        const row = await within.insert('sections', workspace, list.owner, whole);
        data.push(toWire('sections', row));
      }
      return { data, message: messageOf(round, [note]) };
    });
  });

/** Writes the section of a point, or returns the one that it has. */
export async function suggestSection(
  context: Context,
  workspace: string,
  ideaId: EntityId,
  typed: string,
) {
  const point = typed.trim();
  return writeSection(context, workspace, ideaId, { point, digest: await digestOf(point) });
}

/** Does what a process has left unfinished: of the point, the name of the run has only a digest. */
export async function finishSection(
  context: Context,
  workspace: string,
  ideaId: EntityId,
  digest = '',
) {
  const points = pointsOf(await requireIdea(context.rows, workspace, ideaId));
  for (const point of points)
    if ((await digestOf(point)) === digest)
      return writeSection(context, workspace, ideaId, { point, digest });
  throw changedMeanwhile();
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
    const idea = await requireIdea(context.rows, workspace, contentideaid);
    return listedRows(context, listOf(workspace, idea));
  },
  'sections.generate': async (context, { workspace, body: { contentideaid, point } }) =>
    generated(await suggestSection(context, workspace, contentideaid, point)),
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
  'sections.voice': async ({ rows }, { workspace, query: { companyId } }) => {
    const company = await requireRow(rows, 'companies', workspace, companyId);
    const data = (await voiceOfSite(rows, workspace, company)) ?? null;
    return { success: true, data };
  },
  'sections.remove': ({ rows }, { workspace, body: { sectionid } }) =>
    rows.together(lockOf(workspace, 'sections', sectionid), async (within) => {
      await requireRow(within, 'sections', workspace, sectionid);
      await within.remove('sections', workspace, sectionid);
      return done('Deleted.');
    }),
};
