/** A folder of the repository, and which others it may import. */
export interface Room {
  readonly folder: string;
  readonly may: readonly string[];
  readonly instead: string;
  /** Files in the allowed rooms that it may not import. */
  readonly but?: readonly string[];
  /** A pattern for imports of another screen's folder, or of another container's file. */
  readonly siblings?: string;
  /** Its tests may import from any room. */
  readonly isOpenToTests?: boolean;
}

/** The names of all rooms. */
export const everyRoom = [
  'text',
  'domain',
  'contracts',
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

/** What stories may import. */
const onStories = [
  'stories',
  'mocks',
  'containers',
  'screens',
  'components',
  'contracts',
  'domain',
  'text',
  'server',
];

/** The rooms and their allowed imports. `layers.ts` makes lint rules of them, whose messages name the right place. */
export const rooms: readonly Room[] = [
  {
    folder: 'src/text',
    may: ['text'],
    instead: 'text compares texts for the kit and the domain: it imports neither',
  },
  {
    folder: 'src/domain',
    may: ['domain', 'text'],
    instead: 'domain is plain TypeScript: move code that needs this to another room',
  },
  {
    folder: 'src/contracts',
    may: ['contracts', 'domain'],
    instead: 'a contract is what containers hand to screens: types of the domain and no more',
  },
  {
    folder: 'src/components',
    may: ['components', 'text'],
    instead: 'the kit contains nothing of the product: pass it as a prop from screens',
  },
  {
    folder: 'src/screens',
    may: ['screens', 'components', 'contracts', 'domain', 'text'],
    instead: 'a screen is a function of props: pass data and actions from its container',
    siblings: String.raw`^(#screens/|\.\./[A-Z][A-Za-z]*/)`,
  },
  {
    folder: 'src/api',
    may: ['api', 'domain'],
    instead:
      'api sends requests and reads responses: React belongs in state, the browser in platform',
  },
  {
    folder: 'src/platform',
    may: ['platform', 'domain'],
    instead: "platform contains the browser's interfaces only: combine them with api in state",
  },
  {
    folder: 'src/state',
    may: ['state', 'api', 'platform', 'contracts', 'domain', 'text'],
    instead: 'state gives data to containers: views and routes belong there',
  },
  {
    folder: 'src/containers',
    may: ['containers', 'state', 'screens', 'contracts', 'domain', 'components'],
    instead: 'a container connects state with one screen: calls go through state',
    siblings: String.raw`^(#containers/|\./[A-Z][A-Za-z]*Container)`,
  },
  {
    folder: 'src/app',
    may: ['app', 'containers', 'state', 'screens', 'api', 'platform', 'components', 'domain'],
    instead: 'the product contains no mocks and no stories',
  },
  {
    folder: 'server',
    may: ['server', 'domain', 'api', 'text'],
    instead: 'the server imports the rules and the contract of the API, and no views or mocks',
    // The server may import only the contract of the API.
    but: ['#api/*.ts', '#api/testing/**', '**/src/api/*.ts'],
  },
  {
    folder: 'mocks',
    may: ['mocks', 'server', 'contracts', 'domain', 'api', 'text'],
    instead: 'mocks answer requests: they import no views',
    // The mocks also run in a browser, so they import no server code that needs HTTP or a disk.
    but: ['http', 'identity', 'reading', 'testing', 'rows/sqlite', 'writers/model'].flatMap(
      (part) => [`#server/${part}/**`, `**/server/${part}/**`],
    ),
    isOpenToTests: true,
  },
  {
    folder: 'stories',
    may: onStories,
    instead: 'a story shows components, screens and containers; data comes from mocks',
  },
  {
    folder: 'stories/journeys',
    may: [...onStories, 'app'],
    instead: 'a journey walks through the pages as they are routed; data comes from mocks',
  },
];
