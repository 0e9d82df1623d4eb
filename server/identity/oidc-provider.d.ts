/** The few parts of the provider that this server uses; the package ships no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  export interface Oidc {
    readonly provider: Provider;
    readonly client: { readonly clientId: string };
    readonly account: { readonly accountId: string };
    readonly params?: Readonly<Record<string, unknown>>;
    readonly requestParamScopes: ReadonlySet<string>;
  }

  export interface Context {
    readonly req: IncomingMessage;
    readonly res: ServerResponse;
    readonly method: string;
    readonly path: string;
    readonly query: Readonly<Record<string, string | string[] | undefined>>;
    readonly cookies: {
      get(name: string, options: object): string | undefined;
      set(name: string, value: string | null, options?: object): void;
    };
    /** Absent until a route of the provider has taken the request. */
    readonly oidc?: Oidc;
    status: number;
    type: string;
    body: unknown;
    set(headers: Readonly<Record<string, string>>): void;
    redirect(url: string): void;
  }

  interface Interaction {
    readonly uid: string;
    readonly params: Readonly<Record<string, unknown>>;
  }

  export const interactionPolicy: { base(): { remove(name: string): void } };

  export const errors: { readonly InvalidTarget: new (description: string) => Error };

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    readonly Client: { readonly prototype: { redirectUriAllowed: (uri: string) => boolean } };
    readonly Grant: new (of: { accountId: string; clientId: string }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
    readonly Session: { get(ctx: Context): Promise<{ destroy(): Promise<void> }> };
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): this;
    on(event: 'server_error', listener: (ctx: Context, error: Error) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    callback(): RequestListener;
    cookieName(type: 'session'): string;
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<Interaction>;
    interactionResult(req: IncomingMessage, res: ServerResponse, result: object): Promise<string>;
  }
}
