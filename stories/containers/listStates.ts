import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { override } from '#mocks/scenarios/override.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { callsOf } from '#mocks/scenarios/where.ts';
import { allowConsole } from '#storybook/consoleErrors.ts';

const { compose, ready, empty, loading, polling, serverError } = scenario;

interface Network {
  readonly msw: { readonly use: (...handlers: HttpHandler[]) => void };
}

type ListOfPeople = 'targetCompanies' | 'prospects' | 'emails' | 'users';

interface ListOnServer {
  /** The name of the list in the API. */
  readonly list: 'usps' | 'icps' | 'geographies' | 'keywords' | 'contentIdeas' | ListOfPeople;
  /** Resolves once the rows are shown. */
  readonly hasRows: () => Promise<void>;
  readonly fetchFailed: string;
}

/** The states of a container's list, each from what the server answers. */
export function listStates({ list, hasRows, fetchFailed }: ListOnServer) {
  const load = `${list}.list` as const;
  let asked = 0;
  return {
    ready: { play: hasRows },
    loading: {
      beforeEach: ({ msw }: Network) => msw.use(...compose(ready(), loading(load))),
      play: async () =>
        expect(
          (await screen.findAllByText('Analyzing your business info...'))[0],
        ).toBeInTheDocument(),
    },
    /** Empty at first; an attempt later the rows are there. */
    polling: {
      beforeEach: ({ msw }: Network) => msw.use(...compose(ready(), polling(3, list))),
      play: hasRows,
    },
    /** Ten more tries without rows: one error is logged, and the page offers two buttons. */
    empty: {
      beforeEach: ({ msw }: Network) => {
        allowConsole(new RegExp(`No ${list} after 10 more tries`));
        asked = 0;
        const counted = override(callsOf(load), () => {
          asked += 1;
          return undefined;
        });
        msw.use(...compose(empty(), counted));
      },
      play: async () => {
        const generate = await screen.findByRole('button', { name: 'Generate now' });
        await expect(asked).toBeGreaterThan(10);
        await expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
        await userEvent.click(generate);
        await hasRows();
      },
    },
    loadError: {
      beforeEach: ({ msw }: Network) =>
        msw.use(...compose(ready(), serverError(load, 400, { times: 1 }))),
      play: async () => {
        await expect((await screen.findAllByText(fetchFailed))[0]).toBeVisible();
        await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
        await hasRows();
        await waitFor(() => expect(screen.queryByText(fetchFailed)).not.toBeInTheDocument());
      },
    },
  };
}
