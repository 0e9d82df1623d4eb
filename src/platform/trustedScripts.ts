interface PolicyMaker {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => unknown;
}

/**
 * Where the page asks for trusted types, a worker is started only from an address that a policy lets pass. This lets
 * one pass: every other script address, and all markup made of text, stays refused.
 */
export function trustScript(path: string): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyMaker };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (url === path) return url;
      throw new TypeError(`No script is loaded from ${url}.`);
    },
  });
}
