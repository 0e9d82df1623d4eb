import { object, pipe, transform } from 'valibot';
import {
  defaultEstimatedValue,
  type ContentIdea,
  type ContentIdeaDraft,
} from '#domain/content/contentIdea.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Http } from './http.ts';
import { id, maybeText, maybeTexts, text } from './wire/fields.ts';
import { levelOf, textOf, textsOf } from './wire/normal.ts';
import { entityList, rowsIn } from './wire/readList.ts';
import { renameKeys } from './wire/renameKeys.ts';

const row = object({
  contentideaid: id,
  title: text,
  type: maybeText,
  keywords: maybeTexts,
  targetIcp: maybeText,
  outline: maybeTexts,
  estimated_value: maybeText,
});

const odd = { id: 'contentideaid', target: 'targetIcp', estimatedValue: 'estimated_value' };

const readIdeas = entityList(
  pipe(
    renameKeys(odd, row),
    transform((idea): ContentIdea => ({
      id: idea.contentideaid,
      title: textOf(idea.title),
      type: textOf(idea.type),
      keywords: textsOf(idea.keywords),
      targetIcp: textOf(idea.targetIcp),
      outline: textsOf(idea.outline),
      estimatedValue: levelOf(idea.estimated_value),
    })),
  ),
);

const icp = object({ title: text });

/** The titles of an answer, each once, without blank ones. */
function readTargetIcps(answer: unknown): string[] {
  const titles = rowsIn(answer, icp).map(({ title }) => textOf(title).trim());
  return [...new Set(titles)].filter((title) => title !== '');
}

const fields = (draft: ContentIdeaDraft) => ({
  title: draft.title,
  targetIcp: draft.targetIcp,
  outline: [...draft.outline],
  keywords: [...draft.keywords],
  type: draft.type,
});

const valueToAdd = ({ estimatedValue }: ContentIdeaDraft) => ({
  estimated_value: estimatedValue ?? defaultEstimatedValue,
});

/** A value that is not known is left out, so that the server keeps what it has. */
const valueToEdit = ({ estimatedValue }: ContentIdeaDraft) =>
  estimatedValue === null ? {} : { estimated_value: estimatedValue };

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
        body: { companyId, ...fields(draft), ...valueToAdd(draft) },
      }),
    edit: (
      workspace: string,
      contentideaid: EntityId,
      draft: ContentIdeaDraft,
      signal?: AbortSignal,
    ) =>
      done('contentIdeas.edit', {
        workspace,
        signal,
        body: { contentideaid, ...fields(draft), ...valueToEdit(draft) },
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
