import type { BrowserContext, Page, Request } from 'playwright';
import { everyone, marks, ownerOf, subjectOf, type Person } from './isolationPeople.ts';

/** The places that are searched for marks. */
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

/** A mark of another person, and where it was found. */
interface Leak {
  readonly place: Place;
  readonly what: string;
}

/** Searches for marks of people who are not signed in. */
export interface Lookout {
  /** From now on only this person's marks are allowed: in this tab, or in all tabs without their own rule. */
  readonly expectOnly: (who: Person, tab?: Page) => void;
  /** A person is signing in: until `expectOnly` is called, tabs may show the marks of either person. */
  readonly expectAlso: (who: Person) => void;
  /**
   * Allows a person's marks at their own origin. Use it when people have different origins: the page that is being left may
   * still show its person's data after the next person is expected.
   */
  readonly expectAt: (origin: string, who: Person) => void;
  /** Checks the current content of a tab and everything its origin has stored. */
  readonly check: (tab: Page) => Promise<void>;
  /** The leaks found since the last call, by place. */
  readonly takeLeaks: () => readonly Leak[];
}

/** A period in which a person's marks are allowed: in one tab, or in all tabs. */
interface Phase {
  readonly since: number;
  readonly who: readonly Person[];
  readonly tab?: Page;
}

const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 160);

/** The person whose token a request has. */
function subjectIn(request: Request): string {
  const payload = request.headers()['authorization']?.split('.')[1] ?? '';
  return Buffer.from(payload, 'base64url').toString();
}

const pageOf = (request: Request): Page | undefined => {
  try {
    return request.frame().page();
  } catch {
    // Requests of a worker belong to no page.
    return undefined;
  }
};

/**
 * The origin of the page that has sent a request. The app sends no referrer; a call to another origin names its own, but only in
 * the headers that the browser adds later.
 */
async function askerOf(request: Request): Promise<string | undefined> {
  const { origin } = await request.allHeaders();
  return URL.parse(origin ?? request.url())?.origin;
}

/* Functions that run in the page. They use nothing from outside, because their source is sent there. */

/** Reports every mark that appears in the document to the console, at once. */
function observePage(marks: readonly string[]): void {
  const tell = (text: string, where: string) => {
    const plain = text.toLowerCase();
    for (const mark of marks)
      if (plain.includes(mark))
        console.debug(
          `canary ${Date.now()} ${location.origin} ${mark} in ${where}: ${text.slice(0, 80)}`,
        );
  };
  const valueOf = (node: Element) =>
    node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? node.value : '';
  const look = (node: Node): void => {
    tell(node.textContent ?? '', node.nodeName);
    if (!(node instanceof Element)) return;
    const parts = [node, ...node.querySelectorAll('*')];
    const written = parts.flatMap((part) => [...part.attributes].map(({ value }) => value));
    tell(written.join(' '), `attributes in ${node.nodeName}`);
    tell(parts.map(valueOf).join(' '), `fields in ${node.nodeName}`);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes)
      if (type === 'childList') for (const node of addedNodes) look(node);
      else if (type === 'characterData') tell(target.nodeValue ?? '', target.nodeName);
      else if (target instanceof Element && attributeName !== null)
        tell(target.getAttribute(attributeName) ?? '', `${attributeName} of ${target.nodeName}`);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener('pageshow', ({ persisted }) => {
    // Check a page from the back/forward cache before its first paint.
    if (persisted) requestAnimationFrame(() => look(document.documentElement));
  });
}

/** The text of the page and everything its origin has stored. */
async function dumpStorage() {
  const entriesOf = (storage: Storage) =>
    Object.fromEntries(
      Object.keys(storage).map((key) => [key, storage.getItem(key) ?? '']),
    ) as Record<string, string>;
  const answerTo = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('no answer')));
    });
  const databases: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerTo(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      databases.push(
        store,
        await answerTo(database.transaction(store).objectStore(store).getAll()),
      );
    database.close();
  }
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      cached.push(name, request.url, (await answer?.text()) ?? '');
    }
  }
  const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  );
  return {
    localStorage: entriesOf(localStorage),
    sessionStorage: entriesOf(sessionStorage),
    databases: JSON.stringify(databases),
    caches: cached.join('\n'),
    page: `${document.documentElement.outerHTML}\n${fields.join('\n')}`,
  };
}

/** Watches every page of a browser profile and every request it sends. */
export async function watchForLeaks(context: BrowserContext, first: Person): Promise<Lookout> {
  const phases: Phase[] = [{ since: 0, who: [first] }];
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
    const [, at, origin, text = ''] = /^canary (\d+) ?(\S*)([\s\S]*)$/.exec(message.text()) ?? [];
    // A page from the cache reports its earlier marks again: judge them by their time.
    if (at !== undefined) note('page', text, message.page() ?? undefined, Number(at), origin);
  });
  context.on('request', (request) => {
    const tab = pageOf(request);
    const now = Date.now();
    sent.set(request, now);
    // Its page's origin is checked with the answer.
    const asker = request.isNavigationRequest() ? undefined : URL.parse(request.url())?.origin;
    const sentText = `${request.url()} ${request.postData() ?? ''}`;
    note('requests', sentText, tab, now, asker);
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
    // An answer belongs to the person who sent the request.
    const at = sent.get(response.request());
    Promise.all([response.text(), askerOf(response.request())]).then(
      ([text, asker]) => note('answers', `${response.url()} ${text}`, tab, at, asker),
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
      // Rules of single tabs stay.
      if (theirs?.tab) phases.push({ ...theirs, since: Date.now() });
    },
    expectAt: (origin, who) => void owners.set(origin, who),
    async check(tab) {
      note('address', `${tab.url()} ${await tab.title()}`, tab);
      const kept = await tab.evaluate(dumpStorage);
      for (const [place, prefix] of [
        ['localStorage', 'aside|'],
        ['sessionStorage', 'draft|'],
      ] as const)
        for (const [key, value] of Object.entries(kept[place])) {
          // Values stored under their owner's key are allowed (D13).
          const owner = everyone.find((who) => key.startsWith(`${prefix}${ownerOf(who)}|`));
          const isTheirs = owner?.sees.some((mark) => value.includes(mark)) ?? false;
          if (!isTheirs) note(place, `${key} ${value}`, tab);
        }
      for (const place of ['databases', 'caches', 'page'] as const) note(place, kept[place], tab);
      note('cookies', JSON.stringify(await context.cookies(tab.url())), tab);
    },
    takeLeaks: () => found.splice(0),
  };
}
