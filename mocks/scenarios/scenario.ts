import { compose } from './override.ts';
import {
  errorBody,
  loading,
  malformed,
  networkFailure,
  notSuccessful,
  polling,
  pollingExhausted,
  serverError,
  slow,
} from './faults.ts';
import {
  empty,
  gaps,
  grounded,
  manyRows,
  ready,
  unknownWorkspace,
  unsearched,
} from './workspaces.ts';

/**
 * Everything that can happen to a request, by name. A workspace answers every call; all other scenarios change some calls and
 * leave the rest to the workspace they are combined with: `compose(ready(), serverError('keywords.add'))`.
 */
export const scenario = {
  compose,
  ready,
  empty,
  unknownWorkspace,
  unsearched,
  gaps,
  manyRows,
  grounded,
  loading,
  slow,
  polling,
  pollingExhausted,
  serverError,
  errorBody,
  notSuccessful,
  malformed,
  networkFailure,
} as const;
