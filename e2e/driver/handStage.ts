import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { demoCompanyId, demoProfile, demoWorkspace } from '#mocks/fixtures/demo.ts';
import type { SandboxOptions } from '#server/testing/sandbox.ts';
import { chromiumHand } from './chromiumHand.ts';
import { firefoxHand, openFirefox } from './firefoxHand.ts';
import type { Hand } from './hand.ts';
import { soon } from './visitor.ts';
import { startPlaces, startWorld, type Places } from './world.ts';

/** A stage for journeys that go the same way in every browser; JOURNEY_BROWSER says in which. */
export interface HandStage {
  readonly hand: Hand;
  readonly places: Places;
  readonly expectAt: (url: string) => Promise<void>;
  readonly expectWords: (text: string | RegExp) => Promise<void>;
  /** Signs in to the demo workspace as a member whose business is known, and opens a page there. */
  readonly comeAsMember: (path: string) => Promise<void>;
}

interface Ground {
  readonly places: Places;
  readonly newHand: () => Promise<Hand>;
  readonly close: () => Promise<void>;
}

async function ground(options: Partial<SandboxOptions>): Promise<Ground> {
  if (process.env['JOURNEY_BROWSER'] !== 'firefox') {
    const { places, newVisitor, close } = await startWorld(options);
    return { places, newHand: async () => chromiumHand(await newVisitor()), close };
  }
  const { places, close } = await startPlaces(options);
  const browser = await openFirefox();
  return {
    places,
    newHand: () => firefoxHand(browser),
    async close() {
      try {
        await browser.close();
      } finally {
        await close();
      }
    },
  };
}

const knownBusiness = JSON.stringify({
  ...demoProfile,
  companyId: demoCompanyId,
  domain: demoWorkspace.domain,
});

/** Sets the stage for the file it is called in, with somebody new for every journey. */
export function setHandStage(options: Partial<SandboxOptions> = {}): HandStage {
  let stands: Ground;
  let hand: Hand;
  beforeAll(async () => {
    stands = await ground(options);
  }, 180_000);
  afterAll(() => stands.close());
  beforeEach(async () => {
    hand = await stands.newHand();
  });
  afterEach(() => hand.leave());

  const expectAt = async (url: string) => {
    await expect.poll(() => hand.address(), soon).toBe(url);
  };
  return {
    get hand() {
      return hand;
    },
    get places() {
      return stands.places;
    },
    expectAt,
    expectWords: async (text) => {
      await expect.poll(() => hand.words(), soon).toMatch(text);
    },
    async comeAsMember(path) {
      const home = stands.places.demo;
      await hand.goto(`${home}/users`);
      await hand.write({ role: 'textbox', name: 'Email' }, 'ada@acme.example');
      await hand.write({ role: 'textbox', name: /^Name/ }, 'Ada');
      await hand.press({ role: 'button', name: 'Sign in' });
      await expectAt(`${home}/users`);
      await hand.waitFor({ role: 'button', name: 'Add New User' });
      await hand.keep({ businessInfo: knownBusiness });
      await hand.goto(`${home}${path}`);
    },
  };
}
