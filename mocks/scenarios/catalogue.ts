import type { Scenario } from './compose.ts';
import { oddShapes, type OddShape } from './oddShapes.ts';
import { scenario } from './scenario.ts';

/** A scenario as a page can list and run it. */
export interface ListedScenario {
  readonly name: string;
  /** How it is written. */
  readonly code: string;
  /** What the user meets. */
  readonly says: string;
  readonly handlers: () => Scenario;
}

const { compose, ready } = scenario;

const plain: readonly ListedScenario[] = [
  {
    name: 'ready',
    code: 'ready()',
    says: 'Every list has rows, and every change is kept.',
    handlers: () => ready(),
  },
  {
    name: 'empty',
    code: 'empty()',
    says: 'There is a business and nothing else, until something is added or generated.',
    handlers: () => scenario.empty(),
  },
  {
    name: 'unknown workspace',
    code: 'unknownWorkspace()',
    says: 'The workspace does not exist.',
    handlers: () => scenario.unknownWorkspace(),
  },
  {
    name: 'unsearched',
    code: 'unsearched(6)',
    says: 'There are six target companies, and nobody was found at them yet.',
    handlers: () => scenario.unsearched(),
  },
  {
    name: 'many rows',
    code: 'manyRows(10_000)',
    says: 'Every list has 10,000 rows.',
    handlers: () => scenario.manyRows(),
  },
  {
    name: 'grounded',
    code: 'grounded()',
    says: 'Some cards rest on the website, some are assumptions, one is a sample.',
    handlers: () => scenario.grounded(),
  },
  {
    name: 'unknown assumptions',
    code: "compose(grounded(), unknownAssumptions('usps.edit'))",
    says: 'The server refuses a confirmed assumption: it is kept in the browser.',
    handlers: () => compose(scenario.grounded(), scenario.unknownAssumptions('usps.edit')),
  },
  {
    name: 'kept assumptions',
    code: "compose(grounded(), keptAssumptions('usps.edit'))",
    says: 'The server takes a confirmed assumption and forgets it: it is kept in the browser.',
    handlers: () => compose(scenario.grounded(), scenario.keptAssumptions('usps.edit')),
  },
  {
    name: 'loading',
    code: "compose(ready(), loading('keywords.list'))",
    says: 'The keywords never come.',
    handlers: () => compose(ready(), scenario.loading('keywords.list')),
  },
  {
    name: 'slow',
    code: "compose(ready(), slow(3000, 'keywords'))",
    says: 'Everything about keywords takes three seconds longer.',
    handlers: () => compose(ready(), scenario.slow(3000, 'keywords')),
  },
  {
    name: 'polling',
    code: "compose(ready(), polling(3, 'keywords'))",
    says: 'The list is empty at first; the third attempt after the first load finds it filled.',
    handlers: () => compose(ready(), scenario.polling(3, 'keywords')),
  },
  {
    name: 'polling exhausted',
    code: "compose(ready(), pollingExhausted('keywords'))",
    says: 'The list stays empty, whatever was generated.',
    handlers: () => compose(ready(), scenario.pollingExhausted('keywords')),
  },
  {
    name: 'server error',
    code: "compose(ready(), serverError('keywords.remove'))",
    says: 'Deleting fails with a 500 and a page that is not JSON.',
    handlers: () => compose(ready(), scenario.serverError('keywords.remove')),
  },
  {
    name: 'server error, once',
    code: "compose(ready(), serverError('keywords.list', 503, { times: 1 }))",
    says: 'The first load fails, the next succeeds.',
    handlers: () => compose(ready(), scenario.serverError('keywords.list', 503, { times: 1 })),
  },
  {
    name: 'error body',
    code: "compose(ready(), errorBody('keywords.add', { error: 'Quota exceeded' }))",
    says: 'Adding is refused with a 400 and a reason, under error or message.',
    handlers: () =>
      compose(ready(), scenario.errorBody('keywords.add', { error: 'Quota exceeded' })),
  },
  {
    name: 'not successful',
    code: "compose(ready(), notSuccessful('keywords.add', 'Quota exceeded'))",
    says: 'Adding is answered with 200 and success: false.',
    handlers: () => compose(ready(), scenario.notSuccessful('keywords.add', 'Quota exceeded')),
  },
  {
    name: 'malformed',
    code: "compose(ready(), malformed('keywords.list'))",
    says: 'The list is answered with 200 and JSON that breaks off; html, text and number do as well.',
    handlers: () => compose(ready(), scenario.malformed('keywords.list')),
  },
  {
    name: 'network failure',
    code: "compose(ready(), networkFailure('all'))",
    says: 'Nothing is answered at all.',
    handlers: () => compose(ready(), scenario.networkFailure('all')),
  },
];

const shapes = Object.keys(oddShapes) as OddShape[];

/** Every scenario, for the page that lists them. */
export const scenarioCatalogue: readonly ListedScenario[] = [
  ...plain,
  ...shapes.map((shape) => ({
    name: `odd shape: ${shape}`,
    code: `compose(ready(), oddShape('all', '${shape}'))`,
    says:
      shape === 'null'
        ? 'Lists come as null, which is the same as empty.'
        : 'Lists come in another shape, and look the same on screen.',
    handlers: () => compose(ready(), scenario.oddShape('all', shape)),
  })),
];
