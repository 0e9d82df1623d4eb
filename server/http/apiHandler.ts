import { answerCall, isOpen, refused, type Answer } from '../operations/answerCall.ts';
import type { Context } from '../operations/context.ts';
import { Refusal } from '../operations/refusal.ts';
import { routeOf } from './routes.ts';

/** What the API is asked, with nothing of the connection it came over. */
export interface ApiRequest {
  readonly method: string;
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly authorization: string;
  readonly contentType: string;
  readonly body: string;
}

/** Answers a request to the API. */
export type ApiHandler = (request: ApiRequest) => Promise<Answer>;

/** Says whether an `Authorization` header lets a request pass. */
export type Authorize = (authorization: string) => boolean | Promise<boolean>;

/** The contract's calls, each answered by its operation. */
export function createApiHandler(context: Context, authorize: Authorize): ApiHandler {
  return async ({ method, pathname, query, authorization, contentType, body }) => {
    try {
      const { call, workspace } = routeOf(method, pathname);
      if (!isOpen(call.name) && !(await authorize(authorization)))
        throw new Refusal(401, 'A valid access token is needed.');
      return await answerCall(context, call, { workspace, query, contentType, body });
    } catch (error) {
      if (error instanceof Refusal) return refused(error);
      throw error;
    }
  };
}
