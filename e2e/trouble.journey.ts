import { describe, expect, it } from 'vitest';
import { twoFrames } from './driver/inPage.ts';
import { soon } from './driver/visitor.ts';
import { hosts, setStage, signInPage } from './driver/stage.ts';

const stage = setStage();
const { expectAt, expectWords, comeIn } = stage;

/** A little less than an hour: the access token is as good as gone, the clocks still agree enough for a new one. */
const almostAnHour = 3_570_000;

/** Everything the page holds has run out, and so has the refresh token behind it. */
async function letTokensExpire(): Promise<void> {
  const { ada, world } = stage;
  const issued = Date.now();
  await expect.poll(() => Date.now() - issued, soon).toBeGreaterThan(1_000);
  world.sandbox.lifetimes.refreshToken = 3_600;
  await ada.page.clock.setSystemTime(Date.now() + almostAnHour);
}

async function fillIn(fields: Readonly<Record<string, string>>): Promise<void> {
  const { page } = stage.ada;
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label).and(page.locator('input, textarea')).fill(text);
}

describe.each(hosts)('on %s', (host) => {
  const at = (path: string) => stage.at(host, path);

  it('a session that ends while a form is open leads through a sign-in back to it, and nothing typed is lost', async () => {
    const { ada, world } = stage;
    const business = {
      'Business Name': 'Acme Ltd',
      Website: 'acme.example',
      Description: 'We bake bread at night.',
    };
    ada.expectNoise(/Failed to load resource.*400/);
    world.sandbox.lifetimes.refreshToken = 1;
    await comeIn(at('/business-info'));
    await fillIn(business);
    await ada.context.clearCookies({ domain: new URL(world.places.identity).hostname });
    await letTokensExpire();
    await ada.press('Define USPs');
    await expectAt(signInPage);
    await ada.signIn('ada@acme.example', 'Ada');
    await expectAt(at('/business-info'));
    for (const [label, text] of Object.entries(business))
      await expect.poll(() => ada.page.getByLabel(label).inputValue(), soon).toBe(text);
    await ada.press('Define USPs');
    await expectAt(at('/usps'));
  });

  it('a provider out of reach is said with a way on, and the session is not lost', async () => {
    const { ada, world } = stage;
    ada.expectNoise(/Failed to load resource|net::ERR/);
    await comeIn(at('/users'));
    const heal = world.sandbox.faults.add({ at: 'identity', path: /./, effect: 'reset' });
    await ada.page.clock.install();
    const refused = ada.page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/authorize'),
    );
    await ada.page.reload({ waitUntil: 'commit' });
    await refused;
    await ada.page.clock.fastForward(60_000);
    await expectWords('Get access token failed');
    heal();
    await ada.press('Try again');
    await expectAt(at('/users'));
    await expectWords('Ada');
  });

  it('a refused code exchange is said, and a new sign-in works', async () => {
    const { ada, world } = stage;
    ada.expectNoise(/Failed to load resource/);
    world.sandbox.faults.add({
      at: 'identity',
      path: /^\/oauth\/token/,
      method: 'POST',
      times: 1,
      effect: {
        status: 400,
        body: '{"error":"invalid_grant","error_description":"Used up"}',
        headers: { 'Access-Control-Allow-Origin': world.places[host] },
      },
    });
    await ada.goto(at('/users'));
    await ada.signIn('ada@acme.example', 'Ada');
    await expectWords('Login failed');
    await ada.press('Sign in');
    await expectAt(at('/users'));
    await expectWords('Ada');
  });
});

describe('an expired refresh token', () => {
  it('is replaced without a word while the provider knows who is here', async () => {
    const { ada, world } = stage;
    ada.expectNoise(/Failed to load resource.*400/);
    world.sandbox.lifetimes.refreshToken = 1;
    await comeIn(stage.at('demo', '/users'));
    await letTokensExpire();
    await ada.press('Add New User');
    await fillIn({ 'Full Name': 'Grace Hopper', Email: 'grace@acme.example', Role: 'Admiral' });
    await ada.press('Add User');
    await expectWords('grace@acme.example');
    expect(ada.address()).toBe(stage.at('demo', '/users'));
  });
});

describe('an error that nobody caught', () => {
  it('is said calmly, and once on the console; what was given up on purpose is not', async () => {
    const { ada } = stage;
    await comeIn(stage.at('demo', '/users'));
    await ada.page.evaluate(() => void Promise.reject(new DOMException('left', 'AbortError')));
    await twoFrames(ada.page);
    expect(await ada.words()).toContain('Ada');
    expect(await ada.words()).not.toContain('Something went wrong');
    ada.expectNoise(/^error: Nobody caught this error: Error: (one|two)/);
    await ada.page.evaluate(() => {
      setTimeout(() => {
        throw new Error('one');
      });
      void Promise.reject(new Error('two'));
    });
    await expectWords('Something went wrong. Please try again.');
  });
});

describe('a part that is gone since a deploy', () => {
  const gone = /^\/assets\/KeywordResearchContainer/;

  it('is brought by one reload', async () => {
    const { ada, world } = stage;
    ada.expectNoise(/Failed to load resource|Failed to fetch dynamically imported/);
    await comeIn(stage.at('demo', '/users'));
    world.sandbox.faults.add({ at: 'app', path: gone, times: 1, effect: { status: 404 } });
    await ada.goto(stage.at('demo', '/keyword-research'));
    await expectWords('Keyword Research');
  });

  it('and does not come is said, with a way on', async () => {
    const { ada, world } = stage;
    ada.expectNoise(/Failed to load resource|Failed to fetch dynamically imported/);
    const heal = world.sandbox.faults.add({ at: 'app', path: gone, effect: { status: 404 } });
    await ada.goto(stage.at('demo', '/keyword-research'));
    await ada.signIn('ada@acme.example', 'Ada');
    await expectWords('A new version is available');
    heal();
    await ada.press('Reload');
    await expectWords('Keyword Research');
  });
});
