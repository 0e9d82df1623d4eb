import type { EntityId } from '../lists/entityId.ts';
import type { Level } from './level.ts';

/** A market worth going to. Sizes and rates are texts of the server's making. */
export interface Geography {
  readonly id: EntityId;
  readonly region: string;
  readonly marketSize: string;
  readonly growthRate: string;
  /** Null where the server sent no level of ours. */
  readonly competitionLevel: Level | null;
  readonly recommendation: string;
}

/** What is sent before the server has given an id; its level has been chosen. */
export type GeographyDraft = Omit<Geography, 'id' | 'competitionLevel'> & {
  readonly competitionLevel: Level;
};
