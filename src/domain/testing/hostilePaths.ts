/** Prefixes of addresses that try to leave the site. */
const prefixes = [
  '/',
  '//',
  '///',
  '/\\',
  '\\',
  '\\\\',
  '\\/',
  '/%09/',
  '/%5c',
  '/%2f',
  '/%2F%2F',
  '/./',
  '/.//',
  '/..//',
  '/x/..//',
  '/usps/..//',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '/\u0000/',
  '\t//',
  ' //',
  '\u0001/',
  '/\u007f/',
  '/\u2028/',
  '/\u{ff0f}',
  '/;//',
  '/#//',
  '/?//',
  'https:',
  'https://',
  'https:/',
  'javascript:',
  'javascript://',
  '/javascript:',
  '/%09/javascript:',
  'data:text/html,',
  'blob:',
] as const;

/** Hosts they try to reach. */
const authorities = [
  'evil.test',
  'user@evil.test',
  'demo.app.localhost@evil.test',
  'evil%E3%80%82test',
  'evil\u3002test',
  '[::1]',
  '127.0.0.1:80',
  '2130706433',
  'evil.test:443',
  'xn--evl-bpa.test',
  'alert(1)',
  'a\ud83d',
] as const;

/** Suffixes. */
const suffixes = [
  '',
  '/',
  '/usps',
  '/..//usps',
  '?next=/usps',
  '#/usps',
  '%00',
  '\\..\\usps',
] as const;

/** All combinations: prefix × authority × suffix. */
export const hostilePaths: readonly string[] = [
  ...new Set(
    prefixes.flatMap((prefix) =>
      authorities.flatMap((authority) =>
        suffixes.map((suffix) => `${prefix}${authority}${suffix}`),
      ),
    ),
  ),
];
