import { compose } from './compose.ts';
import * as faults from './faults.ts';
import * as workspaces from './workspaces.ts';

/**
 * Everything that can happen to a request, by name. A workspace answers every call; all other scenarios change some calls and
 * leave the rest to the workspace they are combined with: `compose(ready(), serverError('keywords.add'))`.
 */
export const scenario = { compose, ...workspaces, ...faults } as const;
