/** The constants of the product, in one place so that stories and tests can shorten them. */
export const limits = {
  /** The longer one is for errors, notices and messages with an action (D28, D29). */
  toast: { durationMs: 3000, longDurationMs: 8000 },
  overlayMessageMs: 1500,
  dashboardOverlayMs: 3000,
  pollRetries: 10,
  pollIntervalMs: 2000,
  stillWorkingMs: 30_000,
  /** How long the first page of a visit waits for its rows before it renders without them. */
  firstPaintTimeoutMs: 700,
  /** How long pages wait to be told of the workspace's company, where this browser knows none. */
  businessPatienceMs: 4000,
  /** How long a browser may take to bring what one tab keeps to the other tabs. */
  keptByOtherTabsMs: 500,
  emailVariations: 3,
  emailRounds: 3,
  emailConcurrency: 3,
  skeleton: { keywords: 12, contentIdeas: 4, prospects: 10 },
  /** How many confirmed assumptions are kept with the person; the oldest are dropped. */
  confirmedClaims: 1000,
  /** From which share of common words two rows say the same: prose, search terms, and names, which need all of them. */
  alike: { texts: 0.6, terms: 0.8, names: 1 },
  /** How many folded rows are kept with the person; the oldest stand for themselves again. */
  foldedRows: 1000,
  /** How long it is remembered that the server lacks an optional call. */
  missingCallMs: 600_000,
  /** How long the end of a generation waits for the code that compares its rows. */
  comparingMs: 3000,
  /** How long rows that come are compared after a generation whose tab was closed or reloaded. */
  awaitedRowsMs: 3_600_000,
  /** How many views of a list are kept with the person, and how long their names may be. */
  savedViews: { perList: 30, nameLength: 60 },
  batchConcurrency: 3,
  batchFollowMs: 150,
  requestsAtOnce: 3,
  /** A company's name that an address takes along is cut here. */
  longestName: 200,
  maxUrlLength: 1800,
  maxServerMessage: 300,
  mailtoLength: 1900,
  gmailLength: 4000,
  /** A mail that exceeds one of these gets a remark. */
  mailCheck: { subjectLength: 80, words: 250, characters: 2500, links: 2, sentenceWords: 35 },
} as const;
