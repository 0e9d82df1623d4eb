import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Page } from 'playwright';
import type { SandboxOptions } from '#server/testing/sandbox.ts';
import { usualLifetimes } from '#server/identity/lifetimes.ts';
import { soon, type Visitor } from './visitor.ts';
import { startWorld, type World } from './world.ts';

/** The three kinds of host that every way in is tried on. */
export const hosts = ['localhost', 'apex', 'demo'] as const;

export type Host = (typeof hosts)[number];

/** The provider's own page. */
export const signInPage = /\/sign-in\//;

/** One world for the journeys of a file, and for each of them a visitor whom nobody knows yet. */
export interface Stage {
  readonly world: World;
  readonly ada: Visitor;
  /** The address of a page on a kind of host. */
  readonly at: (host: Host, path: string) => string;
  /** Opens a page of the product, signs in on the way, and waits until it is there. */
  readonly comeIn: (url: string, name?: string) => Promise<void>;
  readonly expectAt: (url: string | RegExp) => Promise<void>;
  readonly expectWords: (text: string | RegExp, tab?: Page) => Promise<void>;
}

/** Sets the stage for the file it is called in, and clears it after every journey. */
export function setStage(options: Partial<SandboxOptions> = {}): Stage {
  let world: World;
  let ada: Visitor;
  beforeAll(async () => {
    world = await startWorld(options);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.newVisitor();
  });
  afterEach(async () => {
    world.sandbox.faults.clear();
    Object.assign(world.sandbox.lifetimes, usualLifetimes);
    await ada.leave();
  });

  const expectAt = async (url: string | RegExp) => {
    if (typeof url === 'string') await expect.poll(ada.address, soon).toBe(url);
    else await expect.poll(ada.address, soon).toMatch(url);
  };
  const expectWords = async (text: string | RegExp, tab?: Page) => {
    await expect.poll(() => ada.words(tab), soon).toMatch(text);
  };

  return {
    get world() {
      return world;
    },
    get ada() {
      return ada;
    },
    at: (host, path) => `${world.places[host]}${path}`,
    expectAt,
    expectWords,
    async comeIn(url, name = 'Ada') {
      await ada.goto(url);
      await ada.signIn(`${name.toLowerCase()}@acme.example`, name);
      await expectAt(url);
      await expectWords(new RegExp(name, 'i'));
    },
  };
}
