/** The lists whose rows can be pasted in, exported and deleted together; each has its own words under this name. */
export type ListArea = 'keywords' | 'targetCompanies' | 'prospects' | 'users';
