import { laterService } from '../services.ts';
import type { ProspectSearch } from './prospectSearch.ts';

/** The search for people. */
export const peopleSearch = laterService<ProspectSearch>();
