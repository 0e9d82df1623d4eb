import { HttpResponse } from 'msw';
import type { Scenario } from './compose.ts';
import { override } from './override.ts';
import { callsOf, type Where } from './where.ts';

/** An edit that says what is still assumed is answered so; others by what lies beneath. */
const onConfirmation = (where: Where, answer: () => Response): Scenario =>
  override(callsOf(where), async (request) => {
    const body: unknown = await request.clone().json();
    return Object.hasOwn(Object(body), 'assumptions') ? answer() : undefined;
  });

/** The server knows no such field and refuses an edit that has it. */
export const unknownAssumptions = (where: Where): Scenario =>
  onConfirmation(where, () =>
    HttpResponse.json({ success: false, message: 'Unknown field: assumptions' }, { status: 400 }),
  );

/** The server takes a confirmation and answers with the assumption all the same. */
export const keptAssumptions = (where: Where): Scenario =>
  onConfirmation(where, () => HttpResponse.json({ success: true, message: 'Saved.' }));
