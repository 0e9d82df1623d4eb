import { lazyService, type Services } from '../services.ts';
import { createProspectSearch, type ProspectSearch } from './prospectSearch.ts';

const peopleSearch = lazyService<ProspectSearch>();

/** The search for people; it is created at the first call. */
export const peopleSearchOf = (services: Services): ProspectSearch =>
  peopleSearch.get(services, ({ api, ledger, waitUnseen: wait, work, storage, tabs }) =>
    createProspectSearch({ api: api.prospects, ledger, wait, work, storage, tabs }),
  );
