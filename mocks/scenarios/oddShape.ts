import { getResponse, HttpResponse } from 'msw';
import { usesHandlersBelow, type Scenario } from './compose.ts';
import { isOfMail, oddShapes, type OddShape } from './oddShapes.ts';
import { override } from './override.ts';
import { callsOf, listsOf, type Where } from './where.ts';
import { ready } from './workspaces.ts';

const hasRows = (answer: unknown): answer is { data: Readonly<Record<string, unknown>>[] } =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

/** Lists have another shape that the app must understand. The scenario below provides their rows. */
export function oddShape(where: Where, shape: OddShape): Scenario {
  let source: Scenario | undefined;
  const mail = callsOf(where).filter(({ area }) => area === 'emails');
  const asked = isOfMail(shape) ? mail : [...new Set([...listsOf(where), ...mail])];
  const scenario = override(asked, async (request) => {
    source ??= ready();
    const response = await getResponse([...source], request);
    const answer: unknown = response?.ok ? await response.clone().json() : undefined;
    return hasRows(answer) ? HttpResponse.json(oddShapes[shape](answer.data)) : response;
  });
  return usesHandlersBelow(scenario, (beneath) => {
    source = beneath;
  });
}
