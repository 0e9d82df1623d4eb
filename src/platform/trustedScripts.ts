interface PolicyMaker {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => unknown;
}

/**
 * With Trusted Types, a worker can start only from an address that a policy allows. This policy allows one address; all
 * others, and markup made from text, stay refused.
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
