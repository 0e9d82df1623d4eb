import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assetHeaders, pageHeaders } from './headers.ts';

const production = {
  identity: 'https://login.example.com',
  api: 'https://api.example.com',
  report: 'https://report.example.com',
  isSecure: true,
};
const sandbox = { identity: 'http://id.app.localhost:5173', isSecure: false };

describe('pageHeaders', () => {
  it('has exactly these headers in production', () => {
    expect(pageHeaders(production)).toEqual({
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'none'; img-src 'self'; font-src 'self'; connect-src 'self' https://api.example.com https://login.example.com; worker-src 'self'; manifest-src 'self'; frame-src https://login.example.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default; upgrade-insecure-requests; report-to csp",
      'Reporting-Endpoints': 'csp="https://report.example.com"',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
      'Permissions-Policy':
        'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=(), browsing-topics=()',
      'X-Permitted-Cross-Domain-Policies': 'none',
      'X-DNS-Prefetch-Control': 'off',
      'X-Robots-Tag': 'noindex, nofollow',
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/html; charset=utf-8',
    });
  });

  it('leaves out on http the headers that switch to https', () => {
    const headers = pageHeaders(sandbox);
    const policy = headers['Content-Security-Policy'];
    expect(policy).toContain("connect-src 'self' http://id.app.localhost:5173;");
    expect(policy).toContain('frame-src http://id.app.localhost:5173;');
    expect(policy).not.toMatch(/upgrade-insecure-requests|report-to/);
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
    expect(headers).not.toHaveProperty('Reporting-Endpoints');
  });

  it('allows inline code by its hash, except data blocks', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    const policy = pageHeaders(
      sandbox,
      '<style>body{}</style><script>go()</script><script src="/a.js"></script><script type="application/json" id="settings">{}</script>',
    )['Content-Security-Policy'];
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('go()')}';`);
    expect(policy).toContain(`'sha256-${hash('body{}')}'; style-src-attr`);
    expect(policy).not.toContain(hash('{}'));
  });
});

it('assets are only on https in production', () => {
  expect(assetHeaders(production)).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  });
});
