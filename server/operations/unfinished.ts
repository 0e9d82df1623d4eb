import type { EntityId } from '#domain/lists/entityId.ts';
import { requireInUse, whileInUse } from './answerCall.ts';
import type { Context } from './context.ts';
import { suggestLetter } from './emails.ts';
import { lookAtQuotes } from './quotes.ts';
import { suggestPeople } from './prospects.ts';
import { suggestedSoFar } from './round.ts';
import type { WorkOf } from './runs.ts';
import { finishSection } from './sections.ts';
import { finishing, firstLists, suggest, type FirstList } from './suggest.ts';

/** `detail` is what else the name of the run says. */
type Work = (
  context: Context,
  workspace: string,
  id: EntityId,
  detail?: string,
) => Promise<unknown>;

/** Generates a list of a company if it is empty and never was generated, and queues the next one (D90). A failure ends that. */
const finishList =
  (table: FirstList, next: FirstList | undefined): Work =>
  async (context, workspace, id) => {
    const list = { table, workspace, owner: String(id) };
    const isUntouched =
      (await context.rows.count(table, workspace, list.owner)) === 0 &&
      (await suggestedSoFar(context.rows, list)).length === 0;
    if (isUntouched) await suggest(context, table, workspace, id);
    if (next) await context.rows.queue(workspace, finishing(next), list.owner, context.person);
  };

/** What a run does, by the kind in its name. Not what only serves a person who waits. */
const works: Readonly<Record<string, Work>> = {
  ...Object.fromEntries(
    (['usps', 'targetCompanies', ...firstLists] as const).map((table): [string, Work] => [
      table,
      (context, workspace, id) => suggest(context, table, workspace, id),
    ]),
  ),
  prospects: suggestPeople,
  emails: (context, workspace, id) => suggestLetter(context, workspace, id),
  sections: finishSection,
  followUps: (context, workspace, id) => suggestLetter(context, workspace, id, true),
  quotes: (context, workspace, id) => lookAtQuotes(context, workspace, id),
  ...Object.fromEntries(
    firstLists.map((table, index) => [finishing(table), finishList(table, firstLists[index + 1])]),
  ),
};

/** Returns the work of runs that nobody asks for any more. It costs the person who had asked. */
export const unfinishedWork =
  (context: Context): WorkOf =>
  (name, person) => {
    const [workspace = '', kind = '', id = '', detail] = name.split(' ');
    const own = { ...context, person };
    const work = works[kind];
    if (!work) return undefined;
    return async (keep) => {
      // The refusal ends the run, so that nobody takes it over again.
      requireInUse(await context.rows.names.get('workspaces', workspace, workspace), workspace);
      // What asks for this run is in it already.
      const join: Context['runs']['join'] = (other, write, asked) =>
        other === name ? write(keep) : context.runs.join(other, write, asked);
      return work(whileInUse({ ...own, runs: { join } }, workspace), workspace, id, detail);
    };
  };
