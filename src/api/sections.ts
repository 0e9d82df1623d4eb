import { nullable, number, object, record, safeParse, string } from 'valibot';
import { isRecord } from '#domain/entities/json.ts';
import { pageAddress } from '#domain/evidence/grounds.ts';
import { isEntityId, uniqueRows, type EntityId } from '#domain/lists/entityId.ts';
import type { Section, Sentence } from '#domain/content/section.ts';
import type { SiteVoice } from '#domain/content/voice.ts';
import { checked } from './grounds.ts';
import type { Http } from './http.ts';
import { changedRows } from './lists.ts';
import { listIn, Malformed, readOne } from './response.ts';

/** Reads a sentence. A quote with an unusable address proves nothing, so that its sentence is an assumption. */
function readSentence(sent: unknown): Sentence {
  if (!isRecord(sent) || typeof sent['text'] !== 'string')
    throw new Malformed('a sentence cannot be read');
  const { text, quote, url, source, assumed } = sent;
  const look = safeParse(checked, sent['checked']);
  if (typeof quote !== 'string' || quote.trim() === '')
    return { text, ...(assumed === true && { assumed }) };
  const said = { text, quote, ...(source === 'news' && { source: 'news' as const }) };
  if (url === undefined || url === null) return said;
  const page = typeof url === 'string' ? pageAddress(url) : undefined;
  if (page === undefined) return { text, assumed: true };
  return { ...said, url: page, ...(look.success && { checked: look.output }) };
}

function readSection(row: unknown): Section {
  if (!isRecord(row)) throw new Malformed('a row is no object');
  const { sectionid: id, point, heading, sentences, version, sample } = row;
  if (!isEntityId(id)) throw new Malformed('sectionid is no id');
  if (typeof point !== 'string' || typeof heading !== 'string' || !Array.isArray(sentences))
    throw new Malformed('a section cannot be read');
  return {
    id,
    ...(typeof version === 'number' && { version }),
    point,
    heading,
    sentences: sentences.map(readSentence),
    isSample: sample === true,
  };
}

const readSections = (answer: unknown): Section[] => uniqueRows(listIn(answer).map(readSection));

const readChanged = changedRows(readSections);

const siteVoice = nullable(
  object({
    sentences: number(),
    words: number(),
    formal: number(),
    informal: number(),
    unwanted: record(string(), number()),
  }),
);

const readVoice = (answer: unknown): SiteVoice | null => readOne(answer, siteVoice);

/** The calls of the sections of a piece. They are optional: a server has all of them or none (D99). */
export function sectionCalls({ call }: Http) {
  return {
    list: (workspace: string, ideaId: EntityId, signal?: AbortSignal) => {
      const query = { contentideaid: String(ideaId) };
      return call('sections.list', { workspace, signal, query }, readSections);
    },
    generate: (workspace: string, ideaId: EntityId, point: string) => {
      const body = { contentideaid: ideaId, point };
      return call('sections.generate', { workspace, body }, readChanged);
    },
    /** Sends the version too: the server refuses the edit of a section that has changed since (D53). */
    edit: (
      workspace: string,
      { id, version }: Pick<Section, 'id' | 'version'>,
      { heading, sentences }: Pick<Section, 'heading' | 'sentences'>,
    ) => {
      // What a look has found is the server's to say.
      const sent = sentences.map(({ checked: _found, ...sentence }) => sentence);
      const changed = { sectionid: id, heading, sentences: sent };
      const body = { ...changed, ...(version !== undefined && { version }) };
      return call('sections.edit', { workspace, body }, readChanged);
    },
    remove: async (workspace: string, id: EntityId): Promise<void> => {
      await call('sections.remove', { workspace, body: { sectionid: id } }, readChanged);
    },
    /** Returns the voice of the company's own website; null while it was not read. */
    voice: (workspace: string, companyId: EntityId, signal?: AbortSignal) => {
      const query = { companyId: String(companyId) };
      return call('sections.voice', { workspace, signal, query }, readVoice);
    },
  };
}
