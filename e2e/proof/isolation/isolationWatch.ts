import type { BrowserContext, Page, Request } from 'playwright';
import { everyone, marks, ownerOf, subjectOf, type Person } from './isolationPeople.ts';
import { dumpStorage, observePage } from './isolationInPage.ts';

/** Where something can show. */
export const places = [
  'page',
  'address',
  'requests',
  'answers',
  'localStorage',
  'sessionStorage',
  'databases',
  'caches',
  'cookies',
] as const;

type Place = (typeof places)[number];

/** Something of another that was found. */
interface Leak {
  readonly place: Place;
  readonly what: string;
}

/** Looks out for what is not of those who are here. */
export interface Lookout {
  /** From here on, nothing but this person's may be met: in this tab, or wherever nothing else was said. */
  readonly expectOnly: (who: Person, tab?: Page) => void;
  /** Somebody is coming in: until it is said who is here, other tabs may still be the former person's, or theirs already. */
  readonly expectAlso: (who: Person) => void;
  /** The browser itself loads this address anew, once: no page is there yet that could change it. */
  readonly expectLoad: (address: string) => void;
  /**
   * Where people have origins of their own, a page shows what is of its origin's person, until it is gone: the
   * page that is being left may still say something after the next person is expected.
   */
  readonly expectAt: (origin: string, who: Person) => void;
  /** Looks at a tab once more as it stands there, and at all its origin keeps. */
  readonly check: (tab: Page) => Promise<void>;
  /** What was found since the last time, place by place. */
  readonly takeLeaks: () => readonly Leak[];
  /** How many pages the browser has brought back as they were left. */
  readonly restoredPages: () => number;
}

/** Who may be met since when: in one tab, or in all. */
interface Phase {
  readonly since: number;
  readonly who: readonly Person[];
  readonly tab?: Page;
}

const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 160);

/** Whom a request speaks for. */
function subjectIn(request: Request): string {
  const payload = request.headers()['authorization']?.split('.')[1] ?? '';
  return Buffer.from(payload, 'base64url').toString();
}

/** The origin of the page that asks. */
function askerOf(request: Request): string | undefined {
  const { referer = '' } = request.headers();
  return URL.parse(referer)?.origin;
}

const pageOf = (request: Request): Page | undefined => {
  try {
    return request.frame().page();
  } catch {
    // What a worker asks for belongs to no page.
    return undefined;
  }
};

/** Puts a lookout into every page of a browser profile, and over every request it makes. */
export async function watchForLeaks(context: BrowserContext, first: Person): Promise<Lookout> {
  const phases: Phase[] = [{ since: 0, who: [first] }];
  const restored = new Set<string>();
  const loads = new Set<string>();
  const owners = new Map<string, Person>();
  const found: Leak[] = [];
  const sent = new WeakMap<Request, number>();
  const whoIn = (tab: Page | undefined, at: number, origin?: string): readonly Person[] => {
    const owner = origin === undefined ? undefined : owners.get(origin);
    const phase = phases.findLast(({ since, tab: only }) => since <= at && (!only || only === tab));
    return owner ? [owner] : (phase?.who ?? [first]);
  };
  const note = (
    place: Place,
    text: string,
    tab: Page | undefined,
    at = Date.now(),
    origin?: string,
  ) => {
    const sees = whoIn(tab, at, origin).flatMap((who) => who.sees);
    const plain = text.toLowerCase();
    const mark = marks.find((canary) => !sees.includes(canary) && plain.includes(canary));
    if (mark !== undefined) found.push({ place, what: `${mark} in ${short(text)}` });
  };

  await context.addInitScript(observePage, marks);
  context.on('console', (message) => {
    const [, kind, at, origin, text = ''] =
      /^(canary|restored) (\d+) ?(\S*)([\s\S]*)$/.exec(message.text()) ?? [];
    // A page that is brought back says again what it said before: by its time it belongs to who was there then.
    if (kind === 'restored') restored.add(message.text());
    if (kind === 'canary') note('page', text, message.page() ?? undefined, Number(at), origin);
  });
  context.on('request', (request) => {
    const tab = pageOf(request);
    sent.set(request, Date.now());
    const now = Date.now();
    const asker = request.isNavigationRequest() ? undefined : askerOf(request);
    const isExpected = request.isNavigationRequest() && loads.delete(request.url());
    const sentText = `${request.url()} ${request.postData() ?? ''}`;
    if (!isExpected) note('requests', sentText, tab, now, asker);
    note('requests', JSON.stringify(request.headers()), tab, now, asker);
    const token = subjectIn(request);
    const here = whoIn(tab, now, asker).map(({ email }) => email);
    const another = everyone.find(
      (who) => token.includes(subjectOf(who)) && !here.includes(who.email),
    );
    if (another)
      found.push({ place: 'requests', what: `a token of ${another.mark} to ${request.url()}` });
  });
  context.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    const tab = pageOf(response.request());
    // An answer belongs to who asked; who went away meanwhile does not hear it.
    const at = sent.get(response.request());
    response.text().then(
      (text) => note('answers', `${response.url()} ${text}`, tab, at, askerOf(response.request())),
      () => undefined,
    );
  });

  return {
    expectOnly: (who, tab) => {
      phases.push({ since: Date.now(), who: [who], ...(tab && { tab }) });
    },
    expectAlso(who) {
      const former = phases.findLast(({ tab }) => !tab)?.who ?? [];
      const theirs = phases.at(-1);
      phases.push({ since: Date.now(), who: [...former, who] });
      // What was said of one tab is still so.
      if (theirs?.tab) phases.push({ ...theirs, since: Date.now() });
    },
    expectLoad: (address) => void loads.add(address),
    expectAt: (origin, who) => void owners.set(origin, who),
    async check(tab) {
      note('address', `${tab.url()} ${await tab.title()}`, tab);
      const kept = await tab.evaluate(dumpStorage);
      for (const [key, value] of Object.entries(kept.localStorage)) {
        // What is set aside under its owner's own name is where it belongs (D13).
        const owner = everyone.find((who) => key.startsWith(`aside|${ownerOf(who)}|`));
        const isTheirs = owner?.sees.some((mark) => value.includes(mark)) ?? false;
        if (!isTheirs) note('localStorage', `${key} ${value}`, tab);
      }
      for (const place of ['sessionStorage', 'databases', 'caches', 'page'] as const)
        note(place, kept[place], tab);
      note('cookies', JSON.stringify(await context.cookies(tab.url())), tab);
    },
    takeLeaks: () => found.splice(0),
    restoredPages: () => restored.size,
  };
}
