import { workerPath } from '#state/session/tokenWorker.ts';
import { withoutType, type SiteHeaders } from './siteHeaders.ts';

const lines = (headers: SiteHeaders[keyof SiteHeaders]): string =>
  withoutType(headers)
    .map(([name, value]) => `      ${name} "${value.replaceAll('"', '\\"')}"`)
    .join('\n');

const part = (matcher: string, headers: SiteHeaders[keyof SiteHeaders], more = ''): string => `
  handle ${matcher}{
    header {
${lines(headers)}
      -Server
    }
${more}    file_server {
      precompressed br gzip
    }
  }`;

/** A site for Caddy. A wildcard certificate needs a DNS challenge: name the provider in `tls`. */
export function caddyConfig(headers: SiteHeaders, addresses: string): string {
  return `${addresses} {
  # tls { dns <provider> <token> }
  root * /srv/app
${part(`${workerPath} `, headers.worker)}
${part('/assets/* ', headers.assets)}
${part('/index.html ', headers.page)}

  # A missing file must not be answered with the page: a browser would try to run it.
  @file path_regexp \\.\\w+$${part('@file ', headers.files)}
${part('', headers.page, '    rewrite * /index.html\n')}

  handle_errors {
    header -Server
    respond "{err.status_code}"
  }
}
`;
}
