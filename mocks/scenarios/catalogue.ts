import type { Scenario } from './override.ts';
import { scenario } from './scenario.ts';

/** A scenario that a page can list and run. */
export interface ListedScenario {
  readonly name: string;
  /** Its code. */
  readonly code: string;
  /** What the user sees. */
  readonly description: string;
  readonly handlers: () => Scenario;
}

const { compose, ready } = scenario;

/** Every scenario, for the page that lists them. */
export const scenarioCatalogue: readonly ListedScenario[] = [
  {
    name: 'ready',
    code: 'ready()',
    description: 'Every list has rows, and every change is kept.',
    handlers: () => ready(),
  },
  {
    name: 'empty',
    code: 'empty()',
    description: 'There is only a business until something is added or generated.',
    handlers: () => scenario.empty(),
  },
  {
    name: 'unknown workspace',
    code: 'unknownWorkspace()',
    description: 'The workspace does not exist.',
    handlers: () => scenario.unknownWorkspace(),
  },
  {
    name: 'unsearched',
    code: 'unsearched(6)',
    description: 'There are six target companies, without people.',
    handlers: () => scenario.unsearched(),
  },
  {
    name: 'gaps',
    code: 'gaps()',
    description:
      'Keywords have no figures, some people no name yet, and the websites of two companies do not answer.',
    handlers: () => scenario.gaps(),
  },
  {
    name: 'many rows',
    code: 'manyRows(10_000)',
    description: 'Every list has 10,000 rows.',
    handlers: () => scenario.manyRows(),
  },
  {
    name: 'grounded',
    code: 'grounded()',
    description: 'Some cards are based on the website, some are assumptions, one is a sample.',
    handlers: () => scenario.grounded(),
  },
  {
    name: 'loading',
    code: "compose(ready(), loading('keywords.list'))",
    description: 'The keywords are never answered.',
    handlers: () => compose(ready(), scenario.loading('keywords.list')),
  },
  {
    name: 'slow',
    code: "compose(ready(), slow(3000, 'keywords'))",
    description: 'Everything about keywords takes three seconds longer.',
    handlers: () => compose(ready(), scenario.slow(3000, 'keywords')),
  },
  {
    name: 'polling',
    code: "compose(ready(), polling(3, 'keywords'))",
    description:
      'The list is empty at first; the third attempt after the first load finds it filled.',
    handlers: () => compose(ready(), scenario.polling(3, 'keywords')),
  },
  {
    name: 'polling exhausted',
    code: "compose(ready(), pollingExhausted('keywords'))",
    description: 'The list stays empty, whatever was generated.',
    handlers: () => compose(ready(), scenario.pollingExhausted('keywords')),
  },
  {
    name: 'server error',
    code: "compose(ready(), serverError('keywords.remove'))",
    description: 'Deleting fails with a 500 and a page that is not JSON.',
    handlers: () => compose(ready(), scenario.serverError('keywords.remove')),
  },
  {
    name: 'server error, once',
    code: "compose(ready(), serverError('keywords.list', 503, { times: 1 }))",
    description: 'The first load fails, the next succeeds.',
    handlers: () => compose(ready(), scenario.serverError('keywords.list', 503, { times: 1 })),
  },
  {
    name: 'error body',
    code: "compose(ready(), errorBody('keywords.add', { error: 'Quota exceeded' }))",
    description: 'Adding is refused with a 400 and a reason, under error or message.',
    handlers: () =>
      compose(ready(), scenario.errorBody('keywords.add', { error: 'Quota exceeded' })),
  },
  {
    name: 'not successful',
    code: "compose(ready(), notSuccessful('keywords.add', 'Quota exceeded'))",
    description: 'Adding is answered with 200 and success: false.',
    handlers: () => compose(ready(), scenario.notSuccessful('keywords.add', 'Quota exceeded')),
  },
  {
    name: 'malformed',
    code: "compose(ready(), malformed('keywords.list'))",
    description:
      'The list is answered with 200 and incomplete JSON. Other bodies: html, text, number.',
    handlers: () => compose(ready(), scenario.malformed('keywords.list')),
  },
  {
    name: 'network failure',
    code: "compose(ready(), networkFailure('all'))",
    description: 'Every request fails without an answer.',
    handlers: () => compose(ready(), scenario.networkFailure('all')),
  },
];
