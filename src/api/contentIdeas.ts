import {
  contentIdeaDescription as description,
  defaultEstimatedValue,
  type ContentIdeaDraft,
} from '#domain/content/contentIdea.ts';
import { draftToWire, editedGroundsToWire, type EditedGrounds } from '#domain/entities/toWire.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Http } from './http.ts';
import { isWireText } from './wire/wireFields.ts';
import { isRecord } from './wire/isRecord.ts';
import { Malformed } from './wire/malformed.ts';
import { readText } from './wire/wireValues.ts';
import { entityReader } from './wire/readEntities.ts';
import { listIn } from './wire/listIn.ts';

const readIdeas = entityReader(description);

/** The distinct titles in an answer, without blank ones. */
function readTargetIcps(answer: unknown): string[] {
  const titles = listIn(answer).map((row) => {
    if (!isRecord(row) || !isWireText(row['title'])) throw new Malformed('title cannot be read');
    return readText(row['title']).trim();
  });
  return [...new Set(titles)].filter((title) => title !== '');
}

/** Leaves out an unknown value, so that the server keeps its own. */
function changedFields(draft: ContentIdeaDraft) {
  const { estimated_value: value, ...fields } = draftToWire(description, draft);
  return value === null ? fields : { ...fields, estimated_value: value };
}

/** The content ideas, and the ICPs they may be written for. */
export function contentIdeaCalls({ call, done }: Http) {
  return {
    list: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      call(
        'contentIdeas.list',
        { workspace, signal, query: { companyId: String(companyId) } },
        readIdeas,
      ),
    generate: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      done('contentIdeas.generate', { workspace, signal, body: { companyId } }),
    add: (workspace: string, companyId: EntityId, draft: ContentIdeaDraft, signal?: AbortSignal) =>
      done('contentIdeas.add', {
        workspace,
        signal,
        body: { companyId, estimated_value: defaultEstimatedValue, ...changedFields(draft) },
      }),
    edit: (
      workspace: string,
      contentideaid: EntityId,
      draft: ContentIdeaDraft & EditedGrounds,
      signal?: AbortSignal,
    ) =>
      done('contentIdeas.edit', {
        workspace,
        signal,
        body: {
          contentideaid,
          ...changedFields(draft),
          ...editedGroundsToWire(description, draft),
        },
      }),
    /** The titles a content idea may be written for. */
    targetIcps: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      call(
        'contentIdeas.targetIcps',
        { workspace, signal, query: { companyId: String(companyId) } },
        readTargetIcps,
      ),
  };
}
