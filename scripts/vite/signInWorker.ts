import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileName = 'auth0-spa-js.worker.production.js';

/** The sign-in client's token worker, as its package ships it but for the map it does not ship for others. */
function source(): string {
  const main = fileURLToPath(import.meta.resolve('@auth0/auth0-spa-js'));
  const folder = main.slice(0, main.lastIndexOf('dist') + 'dist'.length);
  return readFileSync(`${folder}/${fileName}`, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
}

/** Serves and ships the worker as a file of the app's own, so that `worker-src 'self'` lets it run. */
export function signInWorker(): Plugin {
  return {
    name: 'sign-in-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: source() });
    },
  };
}
