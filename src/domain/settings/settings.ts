/** The settings of a deployment. They are read at run time, so one build serves every environment. */
export interface Settings {
  /** The origin of the API without `/api`; empty for the product's own origin. */
  readonly apiHost: string;
  readonly identity: IdentitySettings;
  /** The product's own domain; needed when its suffix has two labels (`co.uk`), else empty. */
  readonly apex: string;
  readonly fallbackApex: string;
  /** The workspace to use when the host names none. */
  readonly demoWorkspace: string;
  /**
   * True when the server supports `Idempotency-Key`: a repeated creating request gets the first response and creates
   * nothing.
   */
  readonly idempotency: boolean;
  readonly brand: { readonly name: string; readonly supportUrl: string };
  /** One line on every page (D70). Most deployments have none. */
  readonly notice?: DeploymentNotice;
}

/** The deployer's message on every page. */
export interface DeploymentNotice {
  readonly text: string;
  /** An http(s) address with more information, or empty. */
  readonly link: string;
  readonly tone: (typeof noticeTones)[number];
}

export const noticeTones = ['neutral', 'info', 'warning'] as const;

export interface IdentitySettings {
  readonly domain: string;
  readonly clientId: string;
  /** The API's audience. Without one, calls carry no token. */
  readonly audience: string;
  /** True to sign in to the provider's organisation with the name of the workspace. */
  readonly organizations: boolean;
  /**
   * Where tokens are stored. `localstorage` survives a reload when the provider is on another site, but any script that runs in
   * the page can read the tokens.
   */
  readonly tokenCache: 'memory' | 'localstorage';
}

/** An invalid setting, which keeps the product from starting. */
export interface SettingProblem {
  /** The setting's path, such as `identity.clientId`; `settings` for the whole block. */
  readonly setting: string;
  readonly problem: 'missing' | 'wrong' | 'unknown';
}

export type SettingsResult =
  | { readonly isUsable: true; readonly settings: Settings }
  | { readonly isUsable: false; readonly problems: readonly SettingProblem[] };

/** The colour theme; `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';
