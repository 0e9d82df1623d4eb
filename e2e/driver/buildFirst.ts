/** Builds the app before the journeys start: each of their processes would find the build stale, and write into one folder. */
export { buildWhenStale as setup } from '#scripts/appBuild.ts';
