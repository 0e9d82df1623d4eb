import { workerPath } from '#state/session/tokenWorker.ts';
import { linesOf, type FileHeaders, type SiteHeaders } from './siteHeaders.ts';

const part = (matcher: string, headers: FileHeaders, more = ''): string => `
  handle ${matcher}{
    header {
${linesOf(headers, (name, quoted) => `      ${name} ${quoted}`)}
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
