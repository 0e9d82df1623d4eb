import type { CallName } from '#api/contract/paths.ts';
import type { Behaviour } from './behaviour.ts';
import { businessInfoBehaviours } from './businessInfo.ts';
import { contentIdeaBehaviours } from './contentIdeas.ts';
import { emailBehaviours } from './emails.ts';
import { geographyBehaviours } from './geographies.ts';
import { icpBehaviours } from './icps.ts';
import { keywordBehaviours } from './keywords.ts';
import { prospectBehaviours } from './prospects.ts';
import { targetCompanyBehaviours } from './targetCompanies.ts';
import { userBehaviours } from './users.ts';
import { uspBehaviours } from './usps.ts';
import { workspaceBehaviours } from './workspaces.ts';
import type { World } from './world.ts';

/** What the twin does on each call of the contract; a missing one is a type error. */
export function behaviours(world: World): { readonly [Name in CallName]: Behaviour<Name> } {
  return {
    ...businessInfoBehaviours(world),
    ...uspBehaviours(world),
    ...icpBehaviours(world),
    ...geographyBehaviours(world),
    ...workspaceBehaviours(world),
    ...userBehaviours(world),
    ...targetCompanyBehaviours(world),
    ...keywordBehaviours(world),
    ...contentIdeaBehaviours(world),
    ...prospectBehaviours(world),
    ...emailBehaviours(world),
  };
}
