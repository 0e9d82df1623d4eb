import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { workerPath, workerRelease } from '#state/session/tokenWorker.ts';

const fileName = workerPath.slice(1);

/** A file of the sign-in client's package. */
function ofPackage(path: string): string {
  const main = fileURLToPath(import.meta.resolve('@auth0/auth0-spa-js'));
  return readFileSync(main.slice(0, main.lastIndexOf('dist')) + path, 'utf8');
}

/** The token worker of the package, without the reference to its source map, which the package does not contain. */
const source = (): string =>
  ofPackage(`dist/${fileName}`).replace(/^\/\/# sourceMappingURL=.*$/m, '');

/** The copy of the worker inside the client, as encoded text. The content security policy would block it. */
const packedWorker = /(?<=")[A-Za-z0-9+/=]{4000,}(?=")/;

/** Serves and ships the worker as a file of the app's own, so that `worker-src 'self'` lets it run. */
export function signInWorker(): Plugin {
  return {
    name: 'sign-in-worker',
    buildStart() {
      const { version } = JSON.parse(ofPackage('package.json'));
      // Browsers cache the worker by its release: a new worker under the old release would never reach them.
      if (version !== workerRelease)
        this.error(
          `The sign-in client is ${version}, src/state/session/tokenWorker.ts says ${workerRelease}.`,
        );
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        response.end(source());
      });
    },
    transform(code, id) {
      if (!id.endsWith('auth0-spa-js.production.esm.js')) return undefined;
      if (!packedWorker.test(code)) this.error('The sign-in client contains no worker any more.');
      return { code: code.replace(packedWorker, ''), map: null };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: source() });
    },
  };
}
