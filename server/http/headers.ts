import { createHash } from 'node:crypto';

export type Headers = Readonly<Record<string, string>>;

export interface HeaderOptions {
  readonly identity: string;
  /** The API's origin, if it is not the page's own. */
  readonly api?: string;
  readonly report?: string;
  readonly isSecure: boolean;
}

/** The hash of the empty text: styled-components adds an empty style element and inserts its rules through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const off = [
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid',
  'magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb',
  'xr-spatial-tracking browsing-topics',
].join(' ');

const transport = (place: HeaderOptions): Headers =>
  place.isSecure
    ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }
    : {};

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of a page's inline scripts, which the policy allows. A data block never runs and needs none. */
function inline(html: string, tag: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(pattern)]
    .filter(([, attributes = '', text = '']) => {
      const isData = /type="(application\/json|application\/ld\+json)"/.test(attributes);
      return text !== '' && !isData && !/\bsrc=/.test(attributes);
    })
    .map(([, , text = '']) => hash(text));
}

function pagePolicy(place: HeaderOptions, html: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline(html, 'script')].join(' '),
    ["style-src-elem 'self'", emptyStyle, ...inline(html, 'style')].join(' '),
    "style-src-attr 'none'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...(place.api ? [place.api] : []), place.identity].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${place.identity}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(place.isSecure ? ['upgrade-insecure-requests'] : []),
    ...(place.report ? ['report-to csp'] : []),
  ].join('; ');
}

/** For index.html and every address that gets it. */
export const pageHeaders = (place: HeaderOptions, html = ''): Headers => ({
  'Content-Security-Policy': pagePolicy(place, html),
  ...(place.report ? { 'Reporting-Endpoints': `csp="${place.report}"` } : {}),
  ...transport(place),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': `${off.replaceAll(' ', '=(), ')}=()`,
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-DNS-Prefetch-Control': 'off',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'no-cache',
  'Content-Type': 'text/html; charset=utf-8',
});

const fileHeaders = (place: HeaderOptions, cacheControl: string): Headers => ({
  'Cache-Control': cacheControl,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...transport(place),
});

export const assetHeaders = (place: HeaderOptions): Headers =>
  fileHeaders(place, 'public, max-age=31536000, immutable');

/** For files that keep their name: the icon, the manifest. */
export const plainFileHeaders = (place: HeaderOptions): Headers => fileHeaders(place, 'no-cache');

/** For the token worker: it obeys the policy of its own file, not that of the page, and its address changes with both. */
export const workerHeaders = (place: HeaderOptions): Headers => ({
  ...assetHeaders(place),
  'Content-Security-Policy': `default-src 'none'; connect-src ${place.identity}`,
});

export const apiHeaders: Headers = {
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  Vary: 'Origin, Accept-Encoding',
};
