import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect as connectSocket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveLocally } from '../testing/serveLocally.ts';
import type { Resolve } from './addresses.ts';
import type { Connect } from './fetchPage.ts';
import { createSiteReader } from './readSite.ts';

/** An address that tries to make the server send a request to an internal host. */
interface HostileAddress {
  readonly address: string;
  /** The DNS answers of each name in order; the last one repeats. */
  readonly names?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Where each path of a public host redirects to. */
  readonly redirects?: Readonly<Record<string, string>>;
}

/** Simulates all hosts: each is a small server with configurable redirects. */
async function createFakeInternet({ names = {}, redirects = {} }: Omit<HostileAddress, 'address'>) {
  const hosts: (string | undefined)[] = [];
  const { port, close } = await serveLocally((req, res) => {
    hosts.push(req.headers.host);
    const location = redirects[req.url ?? ''];
    const isRobots = req.url === '/robots.txt';
    res.writeHead(location ? 302 : isRobots ? 404 : 200, {
      'content-type': 'text/html',
      ...(location && { location }),
    });
    res.end(isRobots ? '' : '<p>A page</p><a href="/about">About</a>');
  });
  const connected: string[] = [];
  const asked = new Map<string, number>();
  let sockets = 0;
  const count = () => void (sockets += 1);
  subscribe('net.client.socket', count);
  onTestFinished(async () => {
    unsubscribe('net.client.socket', count);
    await close();
  });
  const resolve: Resolve = async (host) => {
    const turn = asked.get(host) ?? 0;
    asked.set(host, turn + 1);
    const answers = names[host];
    return answers?.[Math.min(turn, answers.length - 1)] ?? [];
  };
  const connect: Connect = ({ address }) => {
    connected.push(address);
    return connectSocket({ host: '127.0.0.1', port });
  };
  return {
    reader: createSiteReader({ resolve, connect }),
    /** The addresses connections were opened to, in order. */
    connected,
    /** The Host headers of the requests, in order. */
    hosts,
    /** The number of client sockets that this process has opened meanwhile. */
    sockets: () => sockets,
  };
}

/** The addresses of the tests' public hosts. */
const publicAddress = '93.184.216.34';
const otherPublicAddress = '2606:2800:220:1::1';

/** Internal addresses in the notations of a URL; the ranges have their own test. */
const spelled = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://0x7f.1/',
  'http://0X7F.0X0.0X0.0X1/',
  'http://127.0.0.1./',
  'http://１２７.０.０.１/',
  'http://127。0。0。1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://%31%32%37.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fe80::1%25eth0]/',
  'http://[fd00:ec2::254]/latest/meta-data/',
];

/** Forbidden names, schemes, ports and credentials. */
const named = [
  'http://localhost/',
  'http://LOCALHOST./',
  'http://foo.localhost/',
  'http://intranet/',
  'http://ⓛocalhost/',
  'ftp://crumb.example/',
  'file:///etc/passwd',
  'data:text/html,x',
  'javascript:fetch("http://127.0.0.1")',
  'http://crumb.example:22/',
  'https://crumb.example:8443/',
  'http://crumb.example@127.0.0.1/',
  'http://127.0.0.1@crumb.example/',
  'http://crumb.example\\@127.0.0.1/',
  'http:127.0.0.1',
  '//127.0.0.1/',
  '127.0.0.1',
  'http://xn--1ch/',
  'http://',
];

const goesTo = (...answers: readonly (readonly string[])[]): HostileAddress => ({
  address: 'http://crumb.example/',
  names: { 'crumb.example': answers },
});

const redirectsTo = (location: string, names: HostileAddress['names'] = {}): HostileAddress => ({
  address: 'http://crumb.example/',
  names: { 'crumb.example': [[publicAddress]], ...names },
  redirects: { '/': location },
});

/** All hostile addresses: none may open a connection to anything but a public address. */
const hostileAddresses: readonly HostileAddress[] = [
  ...[...spelled, ...named].map((address) => ({ address })),
  // Names that resolve to internal addresses, also beside public ones.
  goesTo(['127.0.0.1']),
  goesTo(['::1']),
  goesTo(['::ffff:10.0.0.1']),
  goesTo([publicAddress, '10.0.0.1']),
  goesTo([otherPublicAddress, '::1']),
  goesTo(['not an address']),
  goesTo([]),
  // DNS answers that change between two queries.
  goesTo([publicAddress], ['127.0.0.1']),
  goesTo([publicAddress], [publicAddress], ['10.0.0.1']),
  { address: 'http://127.0.0.1.nip.example/', names: { '127.0.0.1.nip.example': [['127.0.0.1']] } },
  // Redirects.
  redirectsTo('http://127.0.0.1/'),
  redirectsTo('http://crumb.example:6379/'),
  redirectsTo('http://other.example/', { 'other.example': [['10.0.0.1']] }),
  redirectsTo('//127.0.0.1/'),
  redirectsTo('http://user@crumb.example/inside'),
  redirectsTo('http:\\\\127.0.0.1\\'),
  redirectsTo('file:///etc/passwd'),
  redirectsTo('/'),
];

describe(`${hostileAddresses.length} hostile addresses`, () => {
  it.each(hostileAddresses.map((hostile) => [JSON.stringify(hostile), hostile] as const))(
    'lead nowhere: %s',
    async (_name, hostile) => {
      const { reader, ...internet } = await createFakeInternet(hostile);
      const reading = await reader.read(hostile.address);
      await reader.answers(hostile.address);
      const isPublic = (address: string) => [publicAddress, otherPublicAddress].includes(address);
      expect(internet.connected.filter((address) => !isPublic(address))).toEqual([]);
      expect(internet.sockets()).toBe(internet.connected.length);
      // Only names whose first DNS answer is public are read, and only at that address.
      const isHonestAtFirst = hostile.names?.['crumb.example']?.[0]?.join() === publicAddress;
      expect(internet.connected.length > 0).toBe(isHonestAtFirst);
      expect(reading.site !== undefined).toBe(isHonestAtFirst && !hostile.redirects);
    },
  );
});

it.each([
  ['https://crumb.example/', 'crumb.example'],
  ['http://crumb.example/', 'crumb.example'],
  ['https://crumb.example:80/', 'crumb.example:80'],
  ['http://crumb.example:443/', 'crumb.example:443'],
])(
  'a request for %s names the host %s, with its port unless it is the usual one',
  async (address, host) => {
    const names = { 'crumb.example': [[publicAddress]] };
    const { reader, hosts } = await createFakeInternet({ names });
    await reader.answers(address);
    expect(hosts).toEqual([host]);
  },
);

it('this machine is not asked under any of its names, over the real network', async () => {
  let requests = 0;
  const { port, close } = await serveLocally((_req, res) => {
    requests += 1;
    res.end();
  });
  const reader = createSiteReader({ pageMs: 500 });
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]']) {
    const { because } = await reader.read(`http://${host}:${port}/`);
    expect(because).toEqual(expect.any(String));
  }
  expect(requests).toBe(0);
  await close();
});
