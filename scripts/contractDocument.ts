import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { refusal } from '#api/contract/fields.ts';
import { isCreating, type CallName } from '#api/contract/paths.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns a schema as JSON Schema 2020-12, without the dialect, which the document names once for all schemas. */
function schemaOf(schema: GenericSchema): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'throw',
  });
  return rest;
}

const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

const refused = (description: string): Json => ({
  description,
  ...json({ $ref: '#/components/schemas/Refusal' }),
});

/** The same, with when to try again. */
const refusedForNow = (description: string): Json => ({
  ...refused(description),
  headers: {
    'Retry-After': {
      description: 'After how many seconds to try again.',
      schema: { type: 'integer', minimum: 0 },
    },
  },
});

/** Why a call may be in conflict with what is stored. */
function conflictOf(name: CallName): string | undefined {
  if (name === 'workspaces.create') return 'The name is taken, or the person has 50 workspaces.';
  if (/^users\.(?:edit|remove)$/.test(name)) return 'It is the last member, or the owner.';
  if (/^workspace\.(?:handOver|remove|removeCompany)$/.test(name))
    return 'Only the owner may do that, or another name was typed.';
  if (name === 'sharedState.put')
    return 'The value has changed since: `data` contains it as it stands. Or the workspace is full.';
  if (name === 'emails.generate')
    return 'The person is on the list “Do not contact” or not due for a follow-up, or the list or the workspace is full.';
  if (name === 'sections.generate')
    return 'The outline was changed meanwhile, or the piece or the workspace is full.';
  return /\.(?:add|edit|generate|save)$/.test(name)
    ? 'The list or the workspace is full.'
    : undefined;
}

const domain: Json = {
  name: 'domain',
  in: 'path',
  required: true,
  description: 'The workspace: the first label of the host the app is open on.',
  schema: { type: 'string' },
};

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key of the same person in the same workspace gives the first answer again for a day, and makes nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const hasWorkspace = ({ path }: Call): boolean => path.includes('{domain}');

function parametersOf(call: Call): readonly Json[] {
  const { name, query } = call;
  const entries = Object.entries(query?.entries ?? {});
  return [
    ...(hasWorkspace(call) ? [domain] : []),
    ...(isCreating(name) ? [idempotencyKey] : []),
    ...entries.map(([parameter, schema]) => ({
      name: parameter,
      in: 'query',
      required: (schema as GenericSchema).type !== 'optional',
      schema: schemaOf(schema as GenericSchema),
    })),
  ];
}

function responsesOf(call: Call): Json {
  const { name, answer, body, query } = call;
  const isCreation = name === 'workspaces.create';
  const isCheck = name === 'workspaces.check';
  const isRewriting = name === 'suggestions.rewrite';
  const isSharing = name === 'sharedState.put';
  const needsWorkspace = !isCheck && !isCreation && hasWorkspace(call);
  const conflicts = [conflictOf(name), needsWorkspace && 'The workspace is suspended.'];
  const conflict = conflicts.filter(Boolean).join(' ');
  return {
    [isCreation ? '201' : '200']: { description: 'Done.', ...json(schemaOf(answer)) },
    ...(body && { 400: refused('The body is not readable as JSON.') }),
    ...(!isCheck && { 401: refused('A valid access token is needed.') }),
    ...(!isCheck &&
      hasWorkspace(call) && {
        403: refused('Whoever asks is not a member of the workspace, or has no verified address.'),
      }),
    ...(needsWorkspace && { 404: refused('There is no such workspace, or no such row in it.') }),
    405: refused('The method is not allowed at this path.'),
    // Written before the request could be understood, without a body.
    ...(body && { 408: { description: 'The request took longer than a minute to arrive.' } }),
    ...(conflict && { 409: refused(conflict) }),
    ...(isRewriting && { 410: refused('The row was deleted.') }),
    ...(body && {
      413: refused(
        isSharing
          ? 'The value is larger than 64 KB, the company has 5,000 of them, or the body is larger than 1 MB.'
          : 'The body is larger than 1 MB.',
      ),
      415: refused('The body is not sent as application/json.'),
    }),
    ...((body ?? query) && { 422: refused('A field is missing, unknown or wrong; it is named.') }),
    429: refusedForNow('Too often, or the daily budget for suggestions is used up.'),
    ...((isRewriting || name.endsWith('.generate')) && { 502: refused('The model fails.') }),
    503: refusedForNow('The database, the sign-in provider or the model does not answer.'),
  };
}

function operationOf(call: Call): Json {
  return {
    operationId: call.name,
    tags: [call.area],
    parameters: parametersOf(call),
    ...(call.body && { requestBody: { required: true, ...json(schemaOf(call.body)) } }),
    responses: responsesOf(call),
    // The check whether a workspace exists comes before sign-in.
    ...(call.name === 'workspaces.check' && { security: [] }),
  };
}

/** The contract for server developers: an OpenAPI 3.1 document. */
export function contractDocument(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of Object.values(calls) as readonly Call[]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Bellwether API',
      version,
      description: 'Every call the product makes, written from the contract its tests run on.',
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '{host}/api', variables: { host: { default: '' } } }],
    security: [{ accessToken: [] }, {}],
    paths,
    components: {
      schemas: { Refusal: schemaOf(refusal) },
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'Sent when an API audience is configured.',
        },
      },
    },
  };
}
