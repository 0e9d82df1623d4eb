import { isRecord } from '#domain/entities/json.ts';
import type {
  DraftOf,
  EntityDescription,
  EntityOf,
  FieldDescription,
  KindValues,
} from '#domain/entities/description.ts';
import { isEntityId, uniqueRows, type EntityId } from '#domain/lists/entityId.ts';
import {
  fieldsOnWire,
  figureOf,
  isWireText,
  isWireTexts,
  listIn,
  Malformed,
  readText,
  textsOf,
  readDone,
} from './response.ts';
import { readGrounds } from './grounds.ts';
import type { descriptions } from '#domain/entities/descriptions.ts';
import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import { prospectDescription, type ProspectDraft } from '#domain/companies/prospect.ts';
import {
  targetCompanyDescription,
  type TargetCompanyRef,
} from '#domain/companies/targetCompany.ts';
import {
  contentIdeaDescription,
  defaultEstimatedValue,
  type ContentIdeaDraft,
} from '#domain/content/contentIdea.ts';
import { distinctTexts } from '#domain/entities/texts.ts';
import { draftToWire, editedGroundsToWire, type EditedGrounds } from '#domain/entities/toWire.ts';
import { pageAddress } from '#domain/evidence/grounds.ts';
import { geographyDescription } from '#domain/insights/geography.ts';
import { icpDescription } from '#domain/insights/icp.ts';
import { uspDescription } from '#domain/insights/usp.ts';
import { levelIn } from '#domain/insights/level.ts';
import { competitionIn, keywordDescription } from '#domain/keywords/keyword.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { blockedDescription, type BlockedDraft } from '#domain/people/blockedEntry.ts';
import { userDescription, type WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import { generationBody } from './businessInfo.ts';
import type { AreaWith, CallName } from './contract/paths.ts';
import type { Http } from './http.ts';
import { askInBatches } from './idBatches.ts';

/** Reads a value from the wire; undefined for a value of the wrong type. A missing value is read as blank. */
type Reader<Value> = (value: unknown) => Value | undefined;

const reader =
  <Wire, Value>(
    isOfKind: (value: unknown) => value is Wire,
    read: (value: Wire | null | undefined) => Value,
  ): Reader<Value> =>
  (value) =>
    value === undefined || value === null || isOfKind(value) ? read(value) : undefined;

const readers: { readonly [Kind in keyof KindValues]: Reader<KindValues[Kind]> } = {
  line: reader(isWireText, readText),
  text: reader(isWireText, readText),
  lines: reader(isWireTexts, textsOf),
  level: reader(isWireText, (value) => levelIn(readText(value))),
  competition: reader(isWireText, (value) => competitionIn(readText(value))),
  number: reader(isWireText, figureOf),
};

/**
 * Creates the reader of a list of rows. Of rows with the same id the first is kept; an unreadable row fails the list.
 * `readMore` reads what the description does not contain.
 */
export function entityReader<Description extends EntityDescription, More = unknown>(
  description: Description,
  readMore?: (row: Readonly<Record<string, unknown>>) => More,
): (answer: unknown) => (EntityOf<Description> & More)[] {
  const { idOnWire, alsoIdOnWire, nameField } = description;
  const fields = Object.entries(description.fields);
  const names = fieldsOnWire(description);

  function readRow(row: unknown): EntityOf<Description> & More {
    if (!isRecord(row)) throw new Malformed('a row is no object');
    const id = sentIn(row, idOnWire, alsoIdOnWire);
    if (!isEntityId(id)) throw new Malformed(`${idOnWire} is no id`);
    const entity: Record<string, unknown> = { id };
    for (const [name, { kind, onWire, alsoOnWire, isExtra, format }] of fields) {
      const sent = sentIn(row, onWire, alsoOnWire);
      if (isExtra) {
        entity[name] = readExtra(sent, format);
        continue;
      }
      const isMissing = name === nameField && (sent === undefined || sent === null);
      const value = isMissing ? undefined : readers[kind](sent);
      if (value === undefined) throw new Malformed(`${onWire} cannot be read`);
      entity[name] = value;
    }
    if (typeof row['version'] === 'number') entity['version'] = row['version'];
    return Object.assign(
      entity,
      readGrounds(row, names),
      readMore?.(row),
    ) as EntityOf<Description> & More;
  }

  return (answer) => uniqueRows(listIn(answer).map(readRow));
}

/** What a server may send beside the specified fields. An unreadable value is left out, and fails no list. */
function readExtra(sent: unknown, format: FieldDescription['format']): string {
  const text = isWireText(sent) ? readText(sent) : '';
  return format === 'website' && pageAddress(text) === undefined ? '' : text;
}

function sentIn(
  row: Readonly<Record<string, unknown>>,
  name: string,
  otherName: string | undefined,
): unknown {
  return row[name] ?? (otherName === undefined ? undefined : row[otherName]);
}

/**
 * Reads the rows in the answer to a change: a list or one row, or null when there is neither. What a change answers is not
 * specified.
 */
export const changedRows =
  <Row>(readRows: (answer: unknown) => readonly Row[]) =>
  (answer: unknown): readonly Row[] | null => {
    readDone(answer);
    for (const candidate of [answer, isRecord(answer) ? [answer['data']] : answer])
      try {
        const rows = readRows(candidate);
        if (rows.length > 0) return rows;
      } catch (cause) {
        if (!(cause instanceof Malformed)) throw cause;
      }
    return null;
  };

type Values = Readonly<Record<string, unknown>>;

type Versioned = Pick<Identified, 'id' | 'version'>;

interface Parts<Description extends EntityDescription, More> {
  /** Reads what the description does not contain. */
  readonly readMore?: (row: Values) => More;
  readonly toWire?: (draft: DraftOf<Description>, workspace: string, before?: object) => Values;
}

/**
 * What the calls of a list are made of, derived from the description of its rows. A list takes the calls that it has. Those
 * that change rows resolve to the rows in the answer; null when it has none.
 */
function rowCalls<Description extends EntityDescription, More = unknown>(
  { callAny }: Http,
  description: Description,
  parts: Parts<Description, More> = {},
) {
  const {
    readMore,
    toWire = (draft, _workspace, before) => draftToWire(description, draft, before),
  } = parts;
  const read = entityReader(description, readMore);
  const readChanged = changedRows(read);
  const change = (name: CallName, workspace: string, body: Values) =>
    callAny(name, { workspace, body }, readChanged);
  return {
    read,
    readChanged,
    change,
    list:
      (area: AreaWith<'list'>) =>
      (workspace: string, companyId: EntityId, signal?: AbortSignal) => {
        const query = { companyId: String(companyId) };
        return callAny(`${area}.list`, { workspace, signal, query }, read);
      },
    generate: (area: AreaWith<'generate'>) => (workspace: string, companyId: EntityId) =>
      change(`${area}.generate`, workspace, { companyId }),
    add:
      (area: AreaWith<'add'>) =>
      (workspace: string, companyId: EntityId, draft: DraftOf<Description>) =>
        change(`${area}.add`, workspace, { companyId, ...toWire(draft, workspace) }),
    /** Sends the row's version too: the server refuses the edit of a row that has changed since (D53). */
    edit:
      (area: AreaWith<'edit'>) =>
      (workspace: string, row: Versioned, draft: DraftOf<Description> & EditedGrounds) =>
        change(`${area}.edit`, workspace, {
          [description.idOnWire]: row.id,
          ...toWire(draft, workspace, row),
          ...editedGroundsToWire(description, draft),
          ...(row.version !== undefined && { version: row.version }),
        }),
    remove:
      (area: AreaWith<'remove'>) =>
      async (workspace: string, id: EntityId): Promise<void> => {
        await change(`${area}.remove`, workspace, { [description.idOnWire]: id });
      },
    /** Merges rows into one, which gets the draft (D97). The call is optional. `restore` of the first merged row undoes it. */
    merge:
      (area: AreaWith<'merge'>) =>
      (
        workspace: string,
        row: Versioned,
        draft: DraftOf<Description>,
        merged: readonly Versioned[],
      ) =>
        change(`${area}.merge`, workspace, {
          [description.idOnWire]: row.id,
          ...toWire(draft, workspace, row),
          version: row.version ?? 0,
          from: merged.map(({ id, version = 0 }) => ({ id, version })),
        }),
  };
}

/** Insights are suggested from the whole profile, and their changes name the workspace too. */
export function insightCalls<Description extends EntityDescription>(
  http: Http,
  area: 'usps' | 'icps' | 'geographies',
  description: Description,
) {
  const rows = rowCalls(http, description, {
    toWire: (draft, workspace) => ({ domain: workspace, ...draftToWire(description, draft) }),
  });
  return {
    list: rows.list(area),
    generate: (workspace: string, info: SavedBusinessInfo) =>
      rows.change(`${area}.generate`, workspace, generationBody(workspace, info)),
    add: rows.add(area),
    edit: rows.edit(area),
    remove: rows.remove(area),
  };
}

function keywordCalls(http: Http) {
  const rows = rowCalls(http, keywordDescription);
  return {
    list: rows.list('keywords'),
    generate: rows.generate('keywords'),
    add: rows.add('keywords'),
    remove: rows.remove('keywords'),
  };
}

/** Some servers return whether the company's website answers. */
const readSite = ({ website_found: isWebsiteFound }: Values) =>
  typeof isWebsiteFound === 'boolean' ? { isWebsiteFound } : {};

function targetCompanyCalls(http: Http) {
  const rows = rowCalls(http, targetCompanyDescription, { readMore: readSite });
  return {
    list: rows.list('targetCompanies'),
    generate: rows.generate('targetCompanies'),
    add: rows.add('targetCompanies'),
    edit: rows.edit('targetCompanies'),
    remove: rows.remove('targetCompanies'),
    merge: rows.merge('targetCompanies'),
  };
}

function readTargetCompanyId({ targetid }: Values): { readonly targetCompanyId: EntityId | null } {
  if (targetid === undefined || targetid === null) return { targetCompanyId: null };
  if (!isEntityId(targetid)) throw new Malformed('targetid is no id');
  return { targetCompanyId: targetid };
}

/** Leaves out an unknown value, so that the server keeps its own. */
function changedIdea(draft: ContentIdeaDraft): Values {
  const { estimated_value: value, ...fields } = draftToWire(contentIdeaDescription, draft);
  return value === null ? fields : { ...fields, estimated_value: value };
}

/** The distinct titles in an answer, without blank ones. */
function readTargetIcps(answer: unknown): string[] {
  const titles = listIn(answer).map((row) => {
    if (!isRecord(row) || !isWireText(row['title'])) throw new Malformed('title cannot be read');
    return readText(row['title']);
  });
  return distinctTexts(titles);
}

function contentIdeaCalls(http: Http) {
  const rows = rowCalls(http, contentIdeaDescription, { toWire: changedIdea });
  const add = rows.add('contentIdeas');
  return {
    list: rows.list('contentIdeas'),
    generate: rows.generate('contentIdeas'),
    add: (workspace: string, companyId: EntityId, draft: ContentIdeaDraft) =>
      add(workspace, companyId, {
        ...draft,
        estimatedValue: draft.estimatedValue ?? defaultEstimatedValue,
      }),
    edit: rows.edit('contentIdeas'),
    /** The titles a content idea may be written for. */
    targetIcps: (workspace: string, companyId: EntityId) =>
      http.call(
        'contentIdeas.targetIcps',
        { workspace, query: { companyId: String(companyId) } },
        readTargetIcps,
      ),
  };
}

function prospectCalls(http: Http) {
  const rows = rowCalls(http, prospectDescription, { readMore: readTargetCompanyId });
  return {
    /** The people at these companies. Long lists of ids are split into several calls (D25). */
    list: async (workspace: string, targetIds: readonly EntityId[], signal?: AbortSignal) => {
      const leftOut = targetIds.filter((targetId) => !isEntityId(targetId));
      if (leftOut.length > 0) http.onLeftOut('prospects.list', leftOut);
      const maxLength = http.charactersLeftFor('prospects.list', workspace, 'targetid');
      const lists = await askInBatches(targetIds.filter(isEntityId), maxLength, (targetid) =>
        http.call('prospects.list', { workspace, signal, query: { targetid } }, rows.read),
      );
      return uniqueRows(lists.flat());
    },
    /** Searches for people at these companies. */
    generate: (workspace: string, asked: readonly TargetCompanyRef[]) => {
      const companies = asked.map(({ id, name }) => ({ targetid: id, name }));
      return http.call('prospects.generate', { workspace, body: { companies } }, rows.readChanged);
    },
    add: (workspace: string, draft: ProspectDraft) => {
      const fields = draftToWire(prospectDescription, draft);
      const body = { targetid: draft.targetCompanyId, ...fields };
      return http.call('prospects.add', { workspace, body }, rows.readChanged);
    },
    edit: rows.edit('prospects'),
    remove: rows.remove('prospects'),
    merge: rows.merge('prospects'),
  };
}

function userCalls(http: Http) {
  const rows = rowCalls(http, userDescription);
  return {
    list: (workspace: string, signal?: AbortSignal) =>
      http.call('users.list', { workspace, signal }, rows.read),
    add: (workspace: string, draft: WorkspaceUserDraft) =>
      http.call(
        'users.add',
        { workspace, body: draftToWire(userDescription, draft) },
        rows.readChanged,
      ),
    edit: rows.edit('users'),
    remove: rows.remove('users'),
  };
}

function doNotContactCalls(http: Http) {
  const rows = rowCalls(http, blockedDescription);
  return {
    list: (workspace: string, signal?: AbortSignal) =>
      http.call('doNotContact.list', { workspace, signal }, rows.read),
    /** The answer is the entry, also one that was there already. */
    add: (workspace: string, { entry, person, company, reason }: BlockedDraft) => {
      const whom = person === '' ? { entry } : { person, company };
      const body = { ...whom, ...(reason !== '' && { reason }) };
      return http.call('doNotContact.add', { workspace, body }, rows.readChanged);
    },
    remove: rows.remove('doNotContact'),
  };
}

/** The calls of all lists, derived from the descriptions of their rows. */
export const listCalls = (http: Http) => ({
  usps: insightCalls(http, 'usps', uspDescription),
  icps: insightCalls(http, 'icps', icpDescription),
  geographies: insightCalls(http, 'geographies', geographyDescription),
  keywords: keywordCalls(http),
  targetCompanies: targetCompanyCalls(http),
  contentIdeas: contentIdeaCalls(http),
  prospects: prospectCalls(http),
  users: userCalls(http),
  /** Optional: a server has all of these calls or none (D96). */
  doNotContact: doNotContactCalls(http),
  rows: {
    /** Gives a deleted row back as it was. The call is optional: a server may not have it (D30). */
    restore: (workspace: string, kind: keyof typeof descriptions | 'sections', id: EntityId) =>
      http.done('rows.restore', { workspace, body: { kind, id } }),
  },
});
