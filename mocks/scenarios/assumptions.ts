import { HttpResponse } from 'msw';
import type { Scenario } from './compose.ts';
import { override } from './override.ts';
import { callsOf, type Where } from './where.ts';

/** Gives this answer to edits with `assumptions`. The handlers below answer all others. */
const onConfirmation = (where: Where, answer: () => Response): Scenario =>
  override(callsOf(where), async (request) => {
    const body: unknown = await request.clone().json();
    return Object.hasOwn(Object(body), 'assumptions') ? answer() : undefined;
  });

/** The server does not know the field and refuses edits with it. */
export const unknownAssumptions = (where: Where): Scenario =>
  onConfirmation(where, () =>
    HttpResponse.json({ success: false, message: 'Unknown field: assumptions' }, { status: 400 }),
  );

/** The server accepts a confirmation but keeps the assumption. */
export const keptAssumptions = (where: Where): Scenario =>
  onConfirmation(where, () => HttpResponse.json({ success: true, message: 'Saved.' }));
