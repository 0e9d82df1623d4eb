import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers everything that is neither the API nor the provider: the app's page and its files. */
export type Front = (req: IncomingMessage, res: ServerResponse, pathname: string) => Promise<void>;
