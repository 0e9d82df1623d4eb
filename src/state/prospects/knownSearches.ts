import type { Services } from '../services.ts';
import type { ProspectSearch } from './prospectSearch.ts';

/** One search for each set of services, made when a page first needs it: it outlives the page, not the person. */
export const knownSearches = new WeakMap<Services, ProspectSearch>();
