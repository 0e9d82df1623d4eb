import { workerPath } from '#state/session/tokenWorker.ts';
import { linesOf, type FileHeaders, type SiteHeaders } from './siteHeaders.ts';

const lines = (headers: FileHeaders): string =>
  linesOf(headers, (name, quoted) => `    add_header ${name} ${quoted} always;`);

/** Returns a server block for nginx behind a TLS proxy. Text files are sent as the build compressed them. */
export function nginxConfig(headers: SiteHeaders, domains: string): string {
  return `server {
  listen 8080;
  listen [::]:8080;
  server_name ${domains};
  root /srv/app;
  server_tokens off;
  etag on;
  gzip_static on;
  # With the brotli module: brotli_static on;
  charset utf-8;
  charset_types text/plain text/javascript application/javascript application/json image/svg+xml;

  location = ${workerPath} {
${lines(headers.worker)}
  }
  location ^~ /assets/ {
    try_files $uri =404;
${lines(headers.assets)}
  }
  location = /index.html {
${lines(headers.page)}
  }
  # A missing file must not be answered with the page: a browser would try to run it.
  location ~ \\.\\w+$ {
    try_files $uri =404;
${lines(headers.files)}
  }
  location / {
    try_files /index.html =404;
${lines(headers.page)}
  }
}
`;
}
