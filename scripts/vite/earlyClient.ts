import type { Plugin } from 'vite';

/** Finds the sign-in client in the build. */
export const isClient = (id: string | null): boolean => id?.includes('auth0-spa-js') ?? false;

/**
 * Everybody needs the sign-in client first: a guest to leave, everybody else for the token that no list comes without. So
 * the page asks for it beside the start instead of after it.
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
