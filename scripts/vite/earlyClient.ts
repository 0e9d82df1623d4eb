import type { Plugin } from 'vite';

/** Finds the sign-in client in the build. */
const isClient = (id: string | null): boolean => id?.includes('auth0-spa-js') ?? false;

/**
 * Every visitor needs the sign-in client first: to sign in, or for the token that every list needs. So
 * index.html requests it together with the entry script instead of after it.
 */
export function earlyClient(): Plugin {
  return {
    name: 'early-client',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const client = Object.values(bundle).find(
          (part) => part.type === 'chunk' && isClient(part.facadeModuleId),
        );
        if (!client) return [];
        const href = `/${client.fileName}`;
        return [
          {
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
