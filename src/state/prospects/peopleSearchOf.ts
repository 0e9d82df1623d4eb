import { lazyService, type Services } from '../services.ts';
import type { ProspectSearch } from './prospectSearch.ts';
import { createProspectSearch } from './createProspectSearch.ts';

const peopleSearch = lazyService<ProspectSearch>();

/** Returns the people search. The first call creates it. */
export const peopleSearchOf = (services: Services): ProspectSearch =>
  peopleSearch(
    services,
    ({ api, ledger, waitInBackground: wait, formerWork: work, storage, tabs }) =>
      createProspectSearch({ api: api.prospects, ledger, wait, work, storage, tabs }),
  );
