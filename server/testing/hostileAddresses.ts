/** An address that tries to make the server send a request to an internal host. */
export interface HostileAddress {
  readonly address: string;
  /** The DNS answers of each name in order; the last one repeats. */
  readonly names?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Where each path of a public host redirects to. */
  readonly redirects?: Readonly<Record<string, string>>;
}

/** The addresses of the tests' public hosts. */
export const publicAddress = '93.184.216.34';
export const otherPublicAddress = '2606:2800:220:1::1';

/** Internal addresses in unusual notations. */
const spelled = [
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://2130706433/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0X7F.0X0.0X0.0X1/',
  'http://127.0.0.1./',
  'http://１２７.０.０.１/',
  'http://127。0。0。1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://%31%32%37.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://10.1/',
  'http://167772161/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://192.168.257/',
  'http://100.64.0.1/',
  'http://100.100.100.200/latest/meta-data/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0xa9fea9fe/latest/meta-data/',
  'http://2852039166/',
  'http://0251.0376.0251.0376/',
  'http://168.63.129.16/machine?comp=goalstate',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[0:0:0:0:0:ffff:a9fe:a9fe]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[64:ff9b:1::10.0.0.1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a9fe:a9fe::]/',
  'http://[2001:0:4136:e378:8000:63bf:80ff:fffe]/',
  'http://[fe80::1]/',
  'http://[fe80::1%25eth0]/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[ff02::1]/',
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
  'gopher://127.0.0.1:6379/_INFO',
  'data:text/html,x',
  'javascript:fetch("http://127.0.0.1")',
  'http://crumb.example:22/',
  'http://crumb.example:6379/',
  'https://crumb.example:8443/',
  'http://crumb.example@127.0.0.1/',
  'http://127.0.0.1@crumb.example/',
  'http://user:pass@crumb.example/',
  'http://crumb.example\\@127.0.0.1/',
  'http:127.0.0.1',
  '//127.0.0.1/',
  '127.0.0.1',
  'localhost:5173',
  '[::1]:5173',
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
export const hostileAddresses: readonly HostileAddress[] = [
  ...[...spelled, ...named].map((address) => ({ address })),
  // Names that resolve to internal addresses, also beside public ones.
  goesTo(['127.0.0.1']),
  goesTo(['::1']),
  goesTo(['169.254.169.254']),
  goesTo(['::ffff:10.0.0.1']),
  goesTo(['64:ff9b::a00:1']),
  goesTo(['fd00::1']),
  goesTo([publicAddress, '10.0.0.1']),
  goesTo(['10.0.0.1', publicAddress]),
  goesTo([otherPublicAddress, '::1']),
  goesTo(['not an address']),
  goesTo([]),
  // DNS answers that change between two queries.
  goesTo([publicAddress], ['127.0.0.1']),
  goesTo([publicAddress], [publicAddress], ['10.0.0.1']),
  { address: 'http://127.0.0.1.nip.example/', names: { '127.0.0.1.nip.example': [['127.0.0.1']] } },
  // Redirects.
  redirectsTo('http://127.0.0.1/'),
  redirectsTo('http://127.1:80/'),
  redirectsTo('http://[::1]/'),
  redirectsTo('http://169.254.169.254/latest/meta-data/'),
  redirectsTo('http://crumb.example:6379/'),
  redirectsTo('http://other.example/', { 'other.example': [['10.0.0.1']] }),
  redirectsTo('http://www.crumb.example/', { 'www.crumb.example': [['10.0.0.1']] }),
  redirectsTo('//127.0.0.1/'),
  redirectsTo('http://user@crumb.example/inside'),
  redirectsTo('http:\\\\127.0.0.1\\'),
  redirectsTo('file:///etc/passwd'),
  redirectsTo('/'),
];
