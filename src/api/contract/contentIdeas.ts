import { array, object, optional, strictObject } from 'valibot';
import { contentIdeaDescription } from '#domain/content/contentIdea.ts';
import { call } from './call.ts';
import { bodyOf, rowOf } from './entity.ts';
import { answerOf, done, companyBody, id, companyQuery, editedGrounds, text } from './fields.ts';

const fields = bodyOf(contentIdeaDescription);

/** One content idea in the names of the server, which may use types of its own. */
export const contentIdeaRow = object({ ...rowOf(contentIdeaDescription).entries, type: text });

/** The content ideas, and the ICPs that ideas may target. */
export const contentIdeaCalls = {
  'contentIdeas.list': call('contentIdeas.list', {
    query: companyQuery,
    answer: answerOf(array(contentIdeaRow)),
  }),
  'contentIdeas.generate': call('contentIdeas.generate', { body: companyBody, answer: done }),
  'contentIdeas.edit': call('contentIdeas.edit', {
    // An edit leaves out an unknown value.
    body: strictObject({
      contentideaid: id,
      ...fields,
      estimated_value: optional(fields.estimated_value),
      ...editedGrounds,
    }),
    answer: done,
  }),
  'contentIdeas.add': call('contentIdeas.add', {
    body: strictObject({ companyId: id, ...fields }),
    answer: done,
  }),
  'contentIdeas.targetIcps': call('contentIdeas.targetIcps', {
    query: companyQuery,
    answer: answerOf(array(object({ title: text }))),
  }),
} as const;
