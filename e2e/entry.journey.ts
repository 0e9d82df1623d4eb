import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { soon, type Visitor } from './driver/visitor.ts';
import { startWorld, type Places, type World } from './driver/world.ts';

let world: World;
let places: Places;
let ada: Visitor;

beforeAll(async () => {
  world = await startWorld();
  places = world.places;
});
afterAll(() => world.close());
beforeEach(async () => {
  ada = await world.newVisitor();
});
afterEach(() => ada.leave());

/** Where every flow is tried, and where someone new is led there. */
const hosts = [
  { host: 'localhost', home: '/business-info' },
  { host: 'apex', home: '/create-tenant' },
  { host: 'demo', home: '/business-info' },
] as const;

const email = 'ada@acme.example';
const signInPage = /\/sign-in\//;

describe.each(hosts)('on $host', ({ host, home }) => {
  const at = (path: string) => `${places[host]}${path}`;
  const isAt = (path: string) => expect.poll(ada.address, soon).toBe(at(path));
  const isInside = (tab = ada.page) =>
    expect.poll(() => ada.words(tab), soon).toMatch(/^Skip to content\s+Bellwether\s+Ada/);
  const comeIn = async (path: string) => {
    await ada.goto(at(path));
    await ada.signIn(email, 'Ada Lovelace');
    await isAt(path);
    await isInside();
  };

  it('leads someone new to where they start, whatever a link says', async () => {
    await ada.goto(at('/?next=%2F%2Fevil.test'));
    await ada.signIn(email);
    await expect.poll(ada.address, soon).toBe(at(home));
    await ada.goto(at('/nowhere?x=1'));
    await expect.poll(ada.address, soon).toBe(at(home));
  });

  it('brings a deep link through the sign-in, and keeps the session through reloads', async () => {
    const path = '/users?q=bread%26cake';
    await comeIn(path);
    for (let times = 0; times < 3; times += 1) {
      await ada.page.reload({ waitUntil: 'commit' });
      await isInside();
      await expect.poll(ada.address, soon).toBe(at(path));
    }
  });

  it('says that a sign-in was cancelled, and signs in on request', async () => {
    await ada.goto(at('/users'));
    await ada.press('Cancel');
    await expect.poll(() => ada.words(), soon).toContain('Login failed');
    expect(await ada.words()).toContain('Sign-in was cancelled.');
    await ada.press('Sign in');
    await ada.signIn(email);
    await expect.poll(ada.address, soon).toBe(at('/users'));
  });

  it('refuses a tampered answer, and signs in anew on request', async () => {
    await ada.goto(at('/users'));
    await expect.poll(ada.address, soon).toMatch(signInPage);
    await ada.goto(at('/?code=stolen&state=tampered'));
    await expect.poll(() => ada.words(), soon).toContain('Invalid state');
    expect(ada.address()).toBe(at('/?next=%2Fusers'));
    await ada.press('Sign in');
    await ada.signIn(email);
    await expect.poll(ada.address, soon).toBe(at('/users'));
  });
});
