import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import * as v from 'valibot';
import type { SignedIn } from '../product.ts';

/** The DevTools protocol session of a tab. */
export interface Tools {
  readonly send: (method: string, params?: object) => Promise<unknown>;
  readonly on: (event: string, hear: (told: unknown) => void) => void;
}

/** A tab without Playwright's own listeners. */
export interface Tab {
  readonly tools: Tools;
  /** Runs a function in the page with one value. The function must not use anything else from outside. */
  readonly ask: <Value, Given = undefined>(
    read: (given: Given) => Value,
    given?: Given,
  ) => Promise<Value>;
  /** Runs a function in every following page, before its scripts. */
  readonly prepare: <Wanted>(script: (wanted: Wanted) => void, wanted: Wanted) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A new window with an empty cache. */
export interface FreshWindow extends AsyncDisposable {
  readonly openTab: () => Promise<Tab>;
}

const size = { width: 1280, height: 800 };
const message = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
});
const evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
});

/** Sends commands to one tab through the browser's session. */
function toolsOf(devtools: CDPSession, sessionId: string): Tools {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, ((told: unknown) => void)[]>();
  devtools.on('Target.receivedMessageFromTarget', (told) => {
    if (told.sessionId !== sessionId) return;
    const { id, method, params, result, error } = v.parse(message, JSON.parse(told.message));
    if (method !== undefined) for (const hear of listeners.get(method) ?? []) hear(params);
    if (id === undefined) return;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  let last = 0;
  return {
    send: async (method, params = {}) => {
      last += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(last, answer);
      const asked = JSON.stringify({ id: last, method, params });
      await devtools.send('Target.sendMessageToTarget', { sessionId, message: asked });
      return answer.promise;
    },
    on: (event, hear) => listeners.set(event, [...(listeners.get(event) ?? []), hear]),
  };
}

async function openTab(devtools: CDPSession, browserContextId: string): Promise<Tab> {
  const { targetId } = await devtools.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
  const tools = toolsOf(devtools, sessionId);
  await tools.send('Page.enable');
  await tools.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await tools.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    deviceScaleFactor: 1,
    mobile: false,
  });
  return {
    tools,
    ask: async <Value, Given>(read: (given: Given) => Value, given?: Given) => {
      const answer = await tools.send('Runtime.evaluate', {
        expression: `(${String(read)})(${given === undefined ? '' : JSON.stringify(given)})`,
        returnByValue: true,
      });
      const { result, exceptionDetails } = v.parse(evaluated, answer);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value as Value;
    },
    prepare: async (script, wanted) => {
      const source = `(${String(script)})(${JSON.stringify(wanted)})`;
      await tools.send('Page.addScriptToEvaluateOnNewDocument', { source });
    },
    close: async () => void (await devtools.send('Target.closeTarget', { targetId })),
  };
}

/**
 * Opens a window that Playwright does not know. Playwright listens to the console of every page it opens; then the browser
 * records a stack for each error object, and for that parses the whole script again: 150 ms for the frame on a slow
 * processor, which users of the product do not wait for.
 */
export async function openWindow(browser: Browser, member?: SignedIn): Promise<FreshWindow> {
  const devtools = await browser.newBrowserCDPSession();
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  if (member) await openSignedIn(devtools, browserContextId, member);
  return {
    openTab: () => openTab(devtools, browserContextId),
    [Symbol.asyncDispose]: async () => {
      await devtools.send('Target.disposeBrowserContext', { browserContextId });
      await devtools.detach();
    },
  };
}

/** Answers a tab's requests to matching addresses, so that none reaches a server. */
export async function answerRequests(
  tools: Tools,
  urlPattern: string,
  answer: object,
): Promise<void> {
  tools.on('Fetch.requestPaused', (told) => {
    const { requestId } = v.parse(v.object({ requestId: v.string() }), told);
    // The tab may close before its last request, for its icon, is answered.
    tools.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined);
  });
  await tools.send('Fetch.enable', { patterns: [{ urlPattern }] });
}

/** Fills a window with the stored state of a signed-in member. */
async function openSignedIn(
  devtools: CDPSession,
  browserContextId: string,
  { cookies, origins }: SignedIn,
): Promise<void> {
  await devtools.send('Storage.setCookies', {
    browserContextId,
    cookies: cookies.map(({ expires, ...cookie }) => ({
      ...cookie,
      ...(expires > 0 && { expires }),
    })),
  });
  const tab = await openTab(devtools, browserContextId);
  const { tools } = tab;
  // An empty page at the same origin, because storage belongs to the origin.
  const responseHeaders = [{ name: 'content-type', value: 'text/html' }];
  await answerRequests(tools, '*', { responseCode: 200, responseHeaders, body: '' });
  for (const { origin, localStorage } of origins) {
    await tools.send('Page.navigate', { url: `${origin}/` });
    for (const { name, value } of localStorage) {
      const expression = `localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`;
      await tools.send('Runtime.evaluate', { expression });
    }
  }
  await tab.close();
}

const patienceMs = 60_000;

/** Repeats a check until it holds. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  everyMs = 100,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${patienceMs / 1000} s`);
    await wait(everyMs);
  }
}
