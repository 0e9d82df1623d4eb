import { workerPath } from '#state/session/tokenWorker.ts';
import { withoutType, type SiteHeaders } from './siteHeaders.ts';

/** One rule of a \`_headers\` file. What a wider rule has set is taken away first: values would be joined. */
function rule(path: string, headers: SiteHeaders[keyof SiteHeaders], wider?: SiteHeaders['page']) {
  const entries = withoutType(headers);
  const gone = wider ? withoutType(wider).map(([name]) => `  ! ${name}`) : [];
  return [path, ...gone, ...entries.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** \`_headers\` for Cloudflare Pages, whose answer to an unknown path is the page. */
export function staticHostHeaders({ page, assets, worker, files }: SiteHeaders): string {
  return `${[
    rule('/*', page),
    rule('/assets/*', assets, page),
    rule(workerPath, worker, page),
    rule('/favicon.svg', files, page),
  ].join('\n\n')}\n`;
}
