/** A folder of the repository, and which others it may import. */
interface Room {
  readonly folder: string;
  readonly may: readonly string[];
  readonly instead: string;
  /** Files in the allowed rooms that it may not import. */
  readonly but?: readonly string[];
  /** Its tests may import from any room. */
  readonly isOpenToTests?: boolean;
}

/** The names of all rooms. */
export const everyRoom = [
  'text',
  'domain',
  'components',
  'screens',
  'api',
  'platform',
  'state',
  'containers',
  'app',
  'server',
  'mocks',
  'stories',
];

/** The rooms and their allowed imports. `layers.ts` makes lint rules of them, whose messages name the right place. */
export const rooms: readonly Room[] = [
  {
    folder: 'src/text',
    may: ['text'],
    instead:
      'text holds the comparison of texts, which the kit and the domain share: it knows neither',
  },
  {
    folder: 'src/domain',
    may: ['domain', 'text'],
    instead: 'domain is pure TypeScript: move what needs this to the room that owns it',
  },
  {
    folder: 'src/components',
    may: ['components', 'text'],
    instead: 'the kit knows no product: pass it in as a prop from screens',
  },
  {
    folder: 'src/screens',
    may: ['screens', 'components', 'domain', 'text'],
    instead: 'a screen is a function of props: hand data and actions in from its container',
  },
  {
    folder: 'src/api',
    may: ['api', 'domain'],
    instead: 'api is the wire only: React belongs in state, the browser in platform',
  },
  {
    folder: 'src/platform',
    may: ['platform', 'domain'],
    instead: 'platform is the browser edge only: combine it with api in state',
  },
  {
    folder: 'src/state',
    may: ['state', 'api', 'platform', 'domain', 'text'],
    instead: 'state hands data to containers: views and routes belong there',
  },
  {
    folder: 'src/containers',
    may: ['containers', 'state', 'screens', 'domain', 'components'],
    instead: 'a container wires state to one screen: calls go through state',
  },
  {
    folder: 'src/app',
    may: ['app', 'containers', 'state', 'screens', 'api', 'platform', 'components', 'domain'],
    instead: 'mocks and stories never reach the product',
  },
  {
    folder: 'server',
    may: ['server', 'domain', 'api'],
    instead:
      'the server knows the rules and the contract: views and stand-ins know it, not it them',
    // The server may import only the contract of the API.
    but: ['#api/*.ts', '#api/wire/**', '#api/testing/**', '**/src/api/*.ts', '**/src/api/wire/**'],
  },
  {
    folder: 'mocks',
    may: ['mocks', 'server', 'domain', 'api', 'text'],
    instead: 'the twin knows the wire, not the views',
    // The mocks also run in a browser, so they import no server code that needs HTTP or a disk.
    but: ['http', 'identity', 'reading', 'testing', 'rows/sqlite', 'writers/model'].flatMap(
      (part) => [`#server/${part}/**`, `**/server/${part}/**`],
    ),
    isOpenToTests: true,
  },
];
