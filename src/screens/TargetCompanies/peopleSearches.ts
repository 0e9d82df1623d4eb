import { createContext } from 'react';
import type { PeopleSearches } from '#domain/companies/companyFinding.ts';

/** Read by the cells of the table, so that only those whose search has changed render again. */
export const PeopleSearchesContext = createContext<PeopleSearches | null>(null);
