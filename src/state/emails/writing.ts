import type { Api } from '#api/createApi.ts';
import { mergedSets } from '#api/emails.ts';
import { sameId, type EntityId } from '#domain/lists/entityId.ts';
import type { EmailSet } from '#domain/mail/email.ts';
import { headerLine } from '#domain/mail/letter.ts';
import { plainBody } from '#domain/mail/mailBody.ts';
import type { Mailing, MailRun, MailWriting } from '#domain/mail/mailing.ts';
import { newKey, variationKey } from '#domain/mail/mailPerson.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { broughtIds, countsOf, type NewJob, type Work } from '#domain/work/work.ts';
import type { Company } from '../company.ts';
import { failureText } from '../failure.ts';
import type { WorkPlan } from '../work.ts';

/** One request for one prospect. */
export interface MailJob {
  readonly id: EntityId;
  readonly kind: MailRun['kind'];
}
export type MailJobs = Work<MailJob>;

/** Returns jobs for these prospects: three rounds of first variations, or one more each. */
export const jobsFor = (kind: MailJob['kind'], ids: readonly EntityId[]): NewJob<MailJob>[] =>
  ids.flatMap((id) =>
    Array.from({ length: kind === 'first' ? limits.emailRounds : 1 }, (_, round) => ({
      key: `${kind} ${id} ${round}`,
      group: String(id),
      round,
      data: { id, kind },
    })),
  );

/** Returns mail as plain text, because the server may send HTML. */
export const asText = (sets: readonly EmailSet[]): EmailSet[] =>
  mergedSets(
    sets.map((set) => ({
      ...set,
      variations: set.variations.map((variation) => ({
        ...variation,
        subject: headerLine(variation.subject),
        body: plainBody(variation.body),
      })),
    })),
  );

/** Returns the keys of the variations of a prospect. */
const keysIn = (sets: readonly EmailSet[], id: EntityId): readonly string[] =>
  sets.find(({ prospectId }) => sameId(prospectId, id))?.variations.map(variationKey) ?? [];

/** Adds what was written to the mail that is known. */
export function withWritten(
  known: readonly EmailSet[],
  written: readonly EmailSet[],
): readonly EmailSet[] {
  const all = new Map(known.map((set) => [String(set.prospectId), set]));
  for (const set of written) {
    const former = all.get(String(set.prospectId));
    const [merged = set] = former ? mergedSets([former, set]) : [set];
    all.set(String(set.prospectId), merged);
  }
  return [...all.values()];
}

/** The mail of a company in the cache. */
export interface CachedMail {
  readonly sets: () => readonly EmailSet[];
  readonly put: (written: readonly EmailSet[]) => void;
  /** Takes the keys of the follow-ups that are written. */
  readonly followUps: Set<string>;
  readonly load: () => void;
}

/** The server has found no new sentence for a follow-up. */
class NothingNew extends Error {}

/** Returns the work that writes mail. A prospect who got all first variations at once needs no further one (D46). */
export const writingWork = (
  api: Pick<Api['emails'], 'generate'>,
  { workspace, companyId }: Pick<Company, 'workspace' | 'companyId'>,
  mail: CachedMail,
): WorkPlan<MailJob> => ({
  kind: 'emails',
  run: async ({ id, kind }) => {
    if (kind === 'first' && keysIn(mail.sets(), id).length >= limits.emailVariations) return [];
    const written = asText(await api.generate(workspace, companyId, id, kind === 'followUp'));
    const known = new Set(keysIn(mail.sets(), id));
    mail.put(written);
    const added = keysIn(written, id).filter((key) => !known.has(key));
    if (kind === 'followUp' && added.length === 0) throw new NothingNew();
    const keys = added.map((key) => newKey(id, key));
    if (kind === 'followUp') for (const key of keys) mail.followUps.add(key);
    return keys;
  },
  textOf: (error) =>
    error instanceof NothingNew ? t('emails.followUp.nothingNew') : failureText(error),
  // The server may greet a name in all mail that became known with the last one.
  onEnd: mail.load,
});

/** Returns the progress of the run; null without one. */
function runOf(jobs: MailJobs): MailRun | null {
  const last = jobs.at(-1);
  if (!last) return null;
  const open = jobs.filter(({ state }) => !['done', 'failed'].includes(state.status));
  const lastRound = Math.max(...jobs.map(({ round }) => round));
  const round = Math.min(lastRound, ...open.map((job) => job.round));
  const { waiting, running, stopped, done, of } = countsOf(jobs);
  const inRound = countsOf(jobs.filter((job) => job.round === round));
  const isRunning = waiting > 0 || (running > 0 && stopped === 0);
  const { kind } = last.data;
  return {
    kind,
    status: isRunning ? 'running' : stopped > 0 ? 'stopped' : 'finished',
    round: round + 1,
    rounds: lastRound + 1,
    done: inRound.done + inRound.failed,
    of: inRound.of,
    isNothingNew: kind === 'more' && done === of && broughtBy(jobs).length === 0,
  };
}

/** Returns the keys of the variations that Generate More or follow-ups have brought. */
const broughtBy = (jobs: MailJobs): readonly string[] =>
  broughtIds(jobs.filter(({ data: { kind } }) => kind !== 'first'));

/** Returns the writing state of each prospect, by id. */
function writingOf(
  variationsOf: (id: EntityId) => number,
  jobs: MailJobs,
): ReadonlyMap<string, MailWriting> {
  const writing = new Map<string, MailWriting>();
  for (const { data, state } of jobs) {
    const hasEnough = data.kind === 'first' && variationsOf(data.id) >= limits.emailVariations;
    if (state.status === 'done' || (state.status !== 'running' && hasEnough)) continue;
    const id = String(data.id);
    const former = writing.get(id);
    const { toCome, held, failed } = former ?? { toCome: 0, held: 0, failed: [] };
    const isComing = state.status === 'waiting' || state.status === 'running';
    writing.set(id, {
      toCome: toCome + (isComing ? 1 : 0),
      ...((former?.isRunning || state.status === 'running') && { isRunning: true }),
      held: held + (state.status === 'stopped' ? 1 : 0),
      failed: state.status === 'failed' ? [...failed, state.message] : failed,
    });
  }
  return writing;
}

/** Returns the prospects without mail to whom nothing is written, has failed or was stopped. */
export function missingOf(
  ids: readonly EntityId[],
  sets: readonly EmailSet[],
  jobs: MailJobs,
): readonly EntityId[] {
  const busy = new Set(
    jobs.flatMap(({ data: { id }, state }) => (state.status === 'done' ? [] : [String(id)])),
  );
  return ids.filter((id) => keysIn(sets, id).length === 0 && !busy.has(String(id)));
}

/** Returns what the page shows of the mail that is loaded, and of the jobs that write it. */
export function mailingOf(
  ids: readonly EntityId[],
  loaded: readonly EmailSet[],
  jobs: MailJobs,
): Omit<Mailing, 'status' | 'message'> {
  const sets = new Map(loaded.map((set) => [String(set.prospectId), set]));
  return {
    sets,
    newKeys: new Set(broughtBy(jobs)),
    writing: writingOf((id) => sets.get(String(id))?.variations.length ?? 0, jobs),
    missing: missingOf(ids, loaded, jobs).length,
    run: runOf(jobs),
  };
}
