import { describe, expect, it } from 'vitest';
import { readSettings } from './readSettings.ts';

const good = {
  apiHost: '',
  identity: {
    domain: 'http://id.app.localhost:5173',
    clientId: 'bellwether',
    audience: '',
    organizations: false,
    tokenCache: 'memory',
  },
  apex: '',
  fallbackApex: 'app.localhost',
  demoWorkspace: 'demo',
  idempotency: true,
  brand: { name: 'Bellwether', supportUrl: 'https://bellwether.example/help' },
};

const withIdentity = (change: object) => ({
  ...good,
  identity: { ...good.identity, ...change },
});
const read = (block: unknown) => readSettings(JSON.stringify(block));

describe('readSettings', () => {
  it('accepts a complete block', () => {
    expect(read(good)).toEqual({ isUsable: true, settings: good });
  });

  it.each([
    [undefined, [{ setting: 'settings', problem: 'missing' }]],
    ['', [{ setting: 'settings', problem: 'wrong' }]],
    ['{"apiHost": ', [{ setting: 'settings', problem: 'wrong' }]],
    ['null', [{ setting: 'settings', problem: 'wrong' }]],
    ['[]', [{ setting: 'settings', problem: 'wrong' }]],
  ])('reports the block itself: %j', (text, problems) => {
    expect(readSettings(text)).toEqual({ isUsable: false, problems });
  });

  it.each([
    [withIdentity({ clientId: ' ' }), 'identity.clientId', 'wrong'],
    [withIdentity({ clientId: undefined }), 'identity.clientId', 'missing'],
    [withIdentity({ domain: 'http://' }), 'identity.domain', 'wrong'],
    [withIdentity({ domain: 'ftp://id.test' }), 'identity.domain', 'wrong'],
    [withIdentity({ tokenCache: 'disk' }), 'identity.tokenCache', 'wrong'],
    [withIdentity({ organizations: 'no' }), 'identity.organizations', 'wrong'],
    [{ ...good, idempotency: 'yes' }, 'idempotency', 'wrong'],
    [withIdentity({ audiense: 'x' }), 'identity.audiense', 'unknown'],
    [{ ...good, apiHost: 'api.bellwether.com' }, 'apiHost', 'wrong'],
    [{ ...good, apiHost: 'https://api.bellwether.com/api' }, 'apiHost', 'wrong'],
    [{ ...good, apex: 'https://bellwether.com' }, 'apex', 'wrong'],
    [{ ...good, fallbackApex: '' }, 'fallbackApex', 'wrong'],
    [{ ...good, demoWorkspace: 7 }, 'demoWorkspace', 'wrong'],
    [
      { ...good, brand: { ...good.brand, supportUrl: 'javascript:alert(1)' } },
      'brand.supportUrl',
      'wrong',
    ],
    [{ ...good, toString: 'x' }, 'toString', 'unknown'],
    [{ ...good, 'a.b': 'x' }, '"a.b"', 'unknown'],
  ])('reports the wrong setting (%#)', (block, setting, problem) => {
    expect(read(block)).toEqual({ isUsable: false, problems: [{ setting, problem }] });
  });

  it('reports everything that is missing at once', () => {
    const result = read({ ...good, identity: {}, brand: null });
    expect(result).toMatchObject({ isUsable: false });
    expect('problems' in result ? result.problems.map(({ setting }) => setting) : []).toEqual([
      'identity.domain',
      'identity.clientId',
      'identity.audience',
      'identity.organizations',
      'identity.tokenCache',
      'brand.name',
      'brand.supportUrl',
      'brand',
    ]);
  });

  it.each(['bellwether.eu.auth0.com', 'https://login.bellwether.com', 'localhost'])(
    'accepts %s as an identity domain',
    (domain) => {
      expect(read(withIdentity({ domain })).isUsable).toBe(true);
    },
  );

  const notice = { text: 'Down on Sunday.', link: 'https://status.example/', tone: 'warning' };

  it.each([notice, { ...notice, link: '', tone: 'neutral' }])('accepts a notice: %j', (each) => {
    const settings = { ...good, notice: each };
    expect(read(settings)).toEqual({ isUsable: true, settings });
  });

  it.each([
    [{ ...notice, text: ' ' }, 'notice.text', 'wrong'],
    [{ ...notice, text: 'a'.repeat(201) }, 'notice.text', 'wrong'],
    [{ ...notice, link: 'javascript:alert(1)' }, 'notice.link', 'wrong'],
    [{ ...notice, link: 'mailto:us@bellwether.example' }, 'notice.link', 'wrong'],
    [{ ...notice, link: '/help' }, 'notice.link', 'wrong'],
    [{ ...notice, tone: 'loud' }, 'notice.tone', 'wrong'],
    [{ text: 'Down on Sunday.', link: '' }, 'notice.tone', 'missing'],
    [{ ...notice, colour: 'red' }, 'notice.colour', 'unknown'],
    ['Down on Sunday.', 'notice', 'wrong'],
    [null, 'notice', 'wrong'],
  ])('reports what is wrong with a notice (%#)', (each, setting, problem) => {
    expect(read({ ...good, notice: each })).toEqual({
      isUsable: false,
      problems: [{ setting, problem }],
    });
  });
});
