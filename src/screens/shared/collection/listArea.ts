/**
 * The lists whose rows can be pasted in, exported and deleted together. Each name is also the prefix of the list's word
 * keys.
 */
export type ListArea = 'keywords' | 'targetCompanies' | 'prospects' | 'users';
