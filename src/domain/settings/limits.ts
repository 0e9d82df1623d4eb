/** The product's limits and durations. Every page loads them. */
export const limits = {
  /** The longer duration is for errors, notices and messages with an action (D28, D29). */
  toast: { durationMs: 3000, longDurationMs: 8000 },
  overlayMessageMs: 1500,
  dashboardOverlayMs: 3000,
  pollRetries: 10,
  pollIntervalMs: 2000,
  /** A form says so after the same time (`formStore.ts`). */
  stillWorkingMs: 30_000,
  /** Maximum time that the first page, once its code is there, waits for its lists before it renders without them. */
  firstRenderTimeoutMs: 1500,
  /** Maximum time that it then waits for the font. */
  fontPatienceMs: 50,
  /** Maximum time that pages wait for the workspace's company when none is stored in this browser. */
  businessPatienceMs: 4000,
  /** How often an open page asks what the team shares. */
  sharedEveryMs: 30_000,
  /** At most this often when a person comes back to the page. */
  sharedOnReturnMs: 1_000,
  emailVariations: 3,
  emailRounds: 3,
  /** Up to this number of companies, the search for people suggests all of them. With more, the person chooses. */
  fewCompanies: 10,
  skeleton: { keywords: 12, contentIdeas: 4, prospects: 10 },
  /** Maximum number of confirmed assumptions that are stored. The oldest are dropped first. */
  confirmedClaims: 1000,
  /** Maximum number of saved views per list, and maximum length of their names. */
  savedViews: { perList: 30, nameLength: 60 },
  batchFollowMs: 150,
  requestsAtOnce: 3,
  /** Maximum length of a company's name in an address. Longer names are cut. */
  longestName: 200,
  maxUrlLength: 1800,
  /** The most ids in the query of one request (D87). */
  idsAtOnce: 200,
  /** The most declined texts that a request for another one names. */
  declined: 20,
  maxServerMessage: 300,
  /** The most remarks of a server that are shown together. */
  remarks: 10,
  mailtoLength: 1900,
  gmailLength: 4000,
  /** A mail that exceeds one of these gets a remark. */
  mailCheck: { subjectLength: 80, words: 250, characters: 2500, links: 2 },
} as const;
