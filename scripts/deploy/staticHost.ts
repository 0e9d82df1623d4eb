import { workerPath } from '#state/session/tokenWorker.ts';
import { withoutType, type FileHeaders, type SiteHeaders } from './siteHeaders.ts';

/** Returns one rule of a `_headers` file. It first removes the headers of a wider rule: otherwise values would be joined. */
function rule(path: string, headers: FileHeaders, wider?: FileHeaders) {
  const entries = withoutType(headers);
  const removed = wider ? withoutType(wider).map(([name]) => `  ! ${name}`) : [];
  return [path, ...removed, ...entries.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** `_headers` for Cloudflare Pages, which answers an unknown path with the page. */
export function staticHostHeaders({ page, assets, worker, files }: SiteHeaders): string {
  return `${[
    rule('/*', page),
    rule('/assets/*', assets, page),
    rule(workerPath, worker, page),
    rule('/favicon.svg', files, page),
  ].join('\n\n')}\n`;
}
