import { createContext } from 'react';
import type { PeopleSearches } from '#domain/companies/companyFinding.ts';

/** Read by the name cells, so that the progress of a search renders only them again and not the table. */
export const PeopleSearchesContext = createContext<PeopleSearches | null>(null);
