import type { Plugin } from 'vite';

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
          (part) => part.type === 'chunk' && part.facadeModuleId?.includes('auth0-spa-js'),
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
