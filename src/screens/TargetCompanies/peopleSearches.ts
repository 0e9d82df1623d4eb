import { createContext } from 'react';
import type { PeopleSearches } from '#domain/companies/companyFinding.ts';

/** For the cells of the table: only those cells are drawn anew whose search moved on. */
export const PeopleSearchesContext = createContext<PeopleSearches | null>(null);
