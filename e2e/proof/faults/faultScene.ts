import type { Locator, Page, Request, Response } from 'playwright';
import { paths, type CallName } from '#api/contract/paths.ts';
import type { Api } from '#api/createApi.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Host } from '../../driver/journeySetup.ts';
import type { Visitor } from '../../driver/visitor.ts';
import type { TestProduct } from '../../driver/testProduct.ts';
import type { FaultKind } from './faults.ts';

/** A running product with a signed-in person, in which a fault is tested. */
export interface Scene {
  readonly product: TestProduct;
  readonly ada: Visitor;
  readonly page: Page;
  /** The origin of the page. */
  readonly origin: string;
  /** The product's API client, signed in as the same person. */
  readonly api: Api;
  /** The localStorage of a person who has finished the onboarding. */
  readonly storedValues: Readonly<Record<string, string>>;
  /** The target company whose prospects are shown. */
  readonly companyId: EntityId;
  /** A new number for unique names. */
  readonly next: () => number;
}

/** One fault of one call: why it is impossible, or how to check it. */
export type Cell =
  | { readonly impossible: string }
  | { readonly check: (scene: Scene) => Promise<void> };

/** The part of a row that describes the page. */
export type Place = Omit<FaultRow, 'cellOf'>;

/** A call, the page that makes it, and the check for each fault. */
export interface FaultRow {
  readonly call: CallName;
  readonly path: string;
  readonly host?: Host;
  /** The element that shows that the page has loaded. */
  readonly ready: (page: Page) => Locator;
  /** Creates the data this row needs. */
  readonly prepare?: (scene: Scene) => Promise<void>;
  /** Console messages this row causes on purpose. */
  readonly allowedConsole?: RegExp;
  /** The call leads to another page; the next case starts by coming back. */
  readonly leavesPage?: boolean;
  readonly cellOf: (kind: FaultKind) => Cell;
}

const endOf = (call: CallName): RegExp =>
  new RegExp(`/${paths[call].path.split('/').at(-1)}(\\?|$)`);

/** A call that is made to fail. */
export interface FailingCall {
  /** How often it was requested. */
  readonly asked: () => number;
  /** How often it was answered; removing the fault earlier could miss the request. */
  readonly answered: () => number;
  /** Releases held requests. */
  readonly release: () => void;
  readonly heal: () => Promise<void>;
}

/** Counts how often a call is made and answered. */
export function countCall(page: Page, call: CallName) {
  const path = endOf(call);
  const { method } = paths[call];
  const count = { asked: 0, answered: 0 };
  const isIt = (request: Request) => path.test(request.url()) && request.method() === method;
  const onRequest = (request: Request) => {
    if (isIt(request)) count.asked += 1;
  };
  const onResponse = (response: Response) => {
    if (isIt(response.request())) count.answered += 1;
  };
  page.on('request', onRequest);
  page.on('response', onResponse);
  return {
    asked: () => count.asked,
    answered: () => count.answered,
    end: () => {
      page.off('request', onRequest);
      page.off('response', onResponse);
    },
  };
}

/** Makes a call fail until `heal` is called, and counts its requests. */
export async function breakCall(
  { product, page }: Scene,
  call: CallName,
  { cause }: FaultKind,
): Promise<FailingCall> {
  const path = endOf(call);
  const { method } = paths[call];
  const counted = countCall(page, call);
  const held = Promise.withResolvers<void>();
  const end = async (heal: () => unknown) => {
    await heal();
    counted.end();
  };
  const broken = (heal: () => unknown): FailingCall => ({
    asked: counted.asked,
    answered: counted.answered,
    release: () => held.resolve(),
    heal: () => end(heal),
  });
  if ('effect' in cause || 'heldMs' in cause) {
    const effect = 'effect' in cause ? cause.effect : 'slow';
    const times = 'heldMs' in cause ? { until: held.promise } : {};
    return broken(product.sandbox.faults.add({ at: 'app', path, method, effect, ...times }));
  }
  const isIt = (url: URL) => path.test(url.href);
  await page.route(isIt, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    if ('line' in cause) return route.abort(cause.line);
    // Only browsers resolve every name under localhost to this machine.
    const url = new URL(route.request().url());
    url.hostname = 'localhost';
    const answer = await route.fetch({ url: url.href });
    await route.fulfill({
      response: answer,
      json: multiplied(await answer.json(), cause.rows),
    });
  });
  return broken(() => page.unroute(isIt));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer with this number of rows, each with a unique id. */
function multiplied(answer: unknown, count: number): unknown {
  if (isRecord(answer)) {
    const entries = Object.entries(answer).map(([key, value]) => [key, multiplied(value, count)]);
    return Object.fromEntries(entries);
  }
  if (!Array.isArray(answer)) return answer;
  const rows: unknown[] = answer;
  return Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length];
    const isFirst = index < rows.length;
    if (!isRecord(row) || isFirst) return row;
    const ids = Object.keys(row).filter((key) => /^(?!target|company).*id$/i.test(key));
    return { ...row, ...Object.fromEntries(ids.map((key) => [key, 1_000_000 + index])) };
  });
}
