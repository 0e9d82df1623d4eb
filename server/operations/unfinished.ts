import type { EntityId } from '#domain/lists/entityId.ts';
import { whileItExists } from './answerCall.ts';
import type { Context } from './context.ts';
import { suggestLetter } from './emails.ts';
import { suggestPeople } from './prospects.ts';
import { suggestedSoFar } from './round.ts';
import type { WorkOf } from './runs.ts';
import { suggest } from './suggest.ts';

type Work = (context: Context, workspace: string, id: EntityId) => Promise<unknown>;

/** The lists that follow the first USPs, in the order of D19. */
const firstLists = ['icps', 'geographies', 'keywords', 'contentIdeas'] as const;

/** Generates these lists of a company, each if it is empty and never was generated (D90). The first failure ends it. */
const finishFirstLists: Work = async (context, workspace, id) => {
  const owner = String(id);
  for (const table of firstLists) {
    const list = { table, workspace, owner };
    const isUntouched =
      (await context.rows.count(table, workspace, owner)) === 0 &&
      (await suggestedSoFar(context.rows, list)).length === 0;
    if (isUntouched) await suggest(context, table, workspace, id);
  }
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
  emails: suggestLetter,
};

/** Returns the work of runs that nobody asks for any more. It costs the person who had asked. */
export const unfinishedWork =
  (context: Context): WorkOf =>
  (name, person) => {
    const [workspace = '', kind = '', id = ''] = name.split(' ');
    const own = { ...context, person };
    if (kind === 'firstLists')
      return () => finishFirstLists(whileItExists(own, workspace), workspace, id);
    const work = works[kind];
    if (!work) return undefined;
    return (keep) => {
      // What asks for this run is in it already.
      const join: Context['runs']['join'] = (other, write, asked) =>
        other === name ? write(keep) : context.runs.join(other, write, asked);
      return work(whileItExists({ ...own, runs: { join } }, workspace), workspace, id);
    };
  };
