/** Data for the screens: typed, always the same, and with replaceable fields. */
export * from './fixtures/business.ts';
export * from './fixtures/collection.ts';
export * from './fixtures/companySearch.ts';
export * from './fixtures/contentIdea.ts';
export * from './fixtures/emailSet.ts';
export * from './fixtures/geography.ts';
export * from './fixtures/icp.ts';
export * from './fixtures/keyword.ts';
export * from './fixtures/mailing.ts';
export * from './fixtures/many.ts';
export * from './fixtures/prospect.ts';
export * from './fixtures/targetCompany.ts';
export * from './fixtures/usp.ts';
export * from './fixtures/workspaceUser.ts';
