import { isRecord } from '#domain/entities/json.ts';
import type {
  DraftOf,
  EntityDescription,
  EntityOf,
  KindValues,
  ValuesOf,
} from '#domain/entities/description.ts';
import { isEntityId, uniqueRows, type EntityId } from '#domain/lists/entityId.ts';
import {
  fieldsOnWire,
  figureOf,
  isWireText,
  isWireTexts,
  listIn,
  Malformed,
  readGrounds,
  readText,
  textsOf,
  readDone,
} from './response.ts';
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
import { userDescription } from '#domain/people/workspaceUser.ts';
import { generationBody } from './businessInfo.ts';
import type { CallName } from './contract/paths.ts';
import type { Http, AnyRequest } from './http.ts';
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
    for (const [name, { kind, onWire, alsoOnWire }] of fields) {
      const sent = sentIn(row, onWire, alsoOnWire);
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
const changedRows =
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

type Area = Extract<CallName, `${string}.list`> extends `${infer Name}.list` ? Name : never;
type Verb = 'list' | 'generate' | 'add' | 'edit' | 'remove';
type Values = Readonly<Record<string, unknown>>;

interface Parts<Description extends EntityDescription, Draft, More> {
  readonly description: Description;
  /** Reads what the description does not contain. */
  readonly readMore?: (row: Values) => More;
  readonly toWire?: (draft: Draft) => Values;
  /** True when the body of a change names the workspace too. */
  readonly namesWorkspace?: true;
}

/** Creates the calls that read, add, edit and delete the rows of a list, from the description of its rows. */
function rowCalls<
  Description extends EntityDescription,
  Draft extends object = DraftOf<Description>,
  More = unknown,
>({ call }: Http, area: Area, parts: Parts<Description, Draft, More>) {
  const { description, readMore, namesWorkspace } = parts;
  const read = entityReader(description, readMore);
  const toWire =
    parts.toWire ??
    ((draft: Draft) => draftToWire(description, draft as unknown as ValuesOf<Description>));
  // The tests of every call compare each body with the contract.
  const send = call as <Answer>(
    name: string,
    request: AnyRequest,
    readAnswer: (answer: unknown) => Answer,
  ) => Promise<Answer>;
  const change = (verb: Exclude<Verb, 'list'>, workspace: string, body: Values) =>
    send(
      `${area}.${verb}`,
      {
        workspace,
        body: { ...(namesWorkspace && verb !== 'remove' && { domain: workspace }), ...body },
      },
      changedRows(read),
    );
  return {
    read,
    change,
    list: (workspace: string, query: Readonly<Record<string, string>>, signal?: AbortSignal) =>
      send(`${area}.list`, { workspace, signal, query }, read),
    add: (workspace: string, owner: Values, draft: Draft) =>
      change('add', workspace, { ...owner, ...toWire(draft) }),
    /** Sends the row's version too: the server refuses the edit of a row that has changed since (D53). */
    edit: (
      workspace: string,
      { id, version }: Pick<Identified, 'id' | 'version'>,
      draft: Draft & EditedGrounds,
    ) => {
      const grounds = editedGroundsToWire(description, draft);
      const body = {
        [description.idOnWire]: id,
        ...toWire(draft),
        ...grounds,
        ...(version !== undefined && { version }),
      };
      return change('edit', workspace, body);
    },
    remove: async (workspace: string, id: EntityId): Promise<void> => {
      await change('remove', workspace, { [description.idOnWire]: id });
    },
  };
}

/** Creates the calls of a list that belongs to a company. `Asked` is what its generation needs. */
function companyCalls<
  Description extends EntityDescription,
  Draft extends object = DraftOf<Description>,
  More = unknown,
  Asked = EntityId,
>(
  http: Http,
  area: Area,
  parts: Parts<Description, Draft, More>,
  bodyOf: (asked: Asked, workspace: string) => Values,
) {
  const { list, add, edit, remove, change } = rowCalls(http, area, parts);
  return {
    list: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      list(workspace, { companyId: String(companyId) }, signal),
    /** Resolves to the rows in the answer; null when it has none. So do `add` and `edit`. */
    generate: (workspace: string, asked: Asked) =>
      change('generate', workspace, bodyOf(asked, workspace)),
    add: (workspace: string, companyId: EntityId, draft: Draft) =>
      add(workspace, { companyId }, draft),
    edit,
    remove,
  };
}

const ofCompany = (companyId: EntityId) => ({ companyId });

export const insightCalls = <Description extends EntityDescription>(
  http: Http,
  area: Area,
  description: Description,
) =>
  companyCalls(
    http,
    area,
    { description, namesWorkspace: true },
    (info: SavedBusinessInfo, workspace: string) => generationBody(workspace, info),
  );

/** What some servers return beside a company's fields. Unreadable values are left out. */
function readSite({ website, website_found: isWebsiteFound }: Values) {
  const address = typeof website === 'string' ? pageAddress(website) : undefined;
  return {
    ...(address !== undefined && { website: address }),
    ...(typeof isWebsiteFound === 'boolean' && { isWebsiteFound }),
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
  const { remove: _none, ...ideas } = companyCalls(
    http,
    'contentIdeas',
    { description: contentIdeaDescription, toWire: changedIdea },
    ofCompany,
  );
  return {
    ...ideas,
    add: (workspace: string, companyId: EntityId, draft: ContentIdeaDraft) =>
      ideas.add(workspace, companyId, {
        ...draft,
        estimatedValue: draft.estimatedValue ?? defaultEstimatedValue,
      }),
    /** The titles a content idea may be written for. */
    targetIcps: (workspace: string, companyId: EntityId) =>
      http.call(
        'contentIdeas.targetIcps',
        { workspace, query: { companyId: String(companyId) } },
        readTargetIcps,
      ),
  };
}

function keywordCalls(http: Http) {
  const { edit: _none, ...calls } = companyCalls(
    http,
    'keywords',
    { description: keywordDescription },
    ofCompany,
  );
  return calls;
}

function prospectCalls(http: Http) {
  const { list, change, add, edit, remove } = rowCalls(http, 'prospects', {
    description: prospectDescription,
    readMore: readTargetCompanyId,
  });
  return {
    /** The people at these companies. Long lists of ids are split into several calls (D25). */
    list: async (workspace: string, targetIds: readonly EntityId[], signal?: AbortSignal) => {
      const leftOut = targetIds.filter((targetId) => !isEntityId(targetId));
      if (leftOut.length > 0) http.onLeftOut('prospects.list', leftOut);
      const maxLength = http.charactersLeftFor('prospects.list', workspace, 'targetid');
      const lists = await askInBatches(targetIds.filter(isEntityId), maxLength, (targetid) =>
        list(workspace, { targetid }, signal),
      );
      return uniqueRows(lists.flat());
    },
    /** Searches for people at these companies. Resolves to the rows in the answer; null when it has none. */
    generate: (workspace: string, companies: readonly TargetCompanyRef[]) =>
      change('generate', workspace, {
        companies: companies.map(({ id, name }) => ({ targetid: id, name })),
      }),
    add: (workspace: string, draft: ProspectDraft) =>
      add(workspace, { targetid: draft.targetCompanyId }, draft),
    edit,
    remove,
  };
}

function userCalls(http: Http) {
  const { list, add, edit, remove } = rowCalls(http, 'users', { description: userDescription });
  return {
    list: (workspace: string, signal?: AbortSignal) => list(workspace, {}, signal),
    add: (workspace: string, draft: DraftOf<typeof userDescription>) => add(workspace, {}, draft),
    edit,
    remove,
  };
}

/** The calls of all lists, derived from the descriptions of their rows. */
export const listCalls = (http: Http) => ({
  usps: insightCalls(http, 'usps', uspDescription),
  icps: insightCalls(http, 'icps', icpDescription),
  geographies: insightCalls(http, 'geographies', geographyDescription),
  keywords: keywordCalls(http),
  targetCompanies: companyCalls(
    http,
    'targetCompanies',
    { description: targetCompanyDescription, readMore: readSite },
    ofCompany,
  ),
  contentIdeas: contentIdeaCalls(http),
  prospects: prospectCalls(http),
  users: userCalls(http),
  rows: {
    /** Gives a deleted row back as it was. The call is optional: a server may not have it (D30). */
    restore: (workspace: string, kind: keyof typeof descriptions, id: EntityId) =>
      http.done('rows.restore', { workspace, body: { kind, id } }),
  },
});
