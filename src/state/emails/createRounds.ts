import type { EntityId } from '#domain/entityId.ts';

export interface RoundsOptions<Answer> {
  /** How many requests may be under way. */
  readonly concurrency: number;
  readonly work: (id: EntityId, signal: AbortSignal) => Promise<Answer>;
  /** Nothing more is to be asked for this one in these rounds. */
  readonly isEnough: (id: EntityId) => boolean;
  readonly onDone: (id: EntityId, answer: Answer) => void;
  readonly onFail: (id: EntityId, error: unknown) => void;
  /** Something moved: a request began or ended. */
  readonly onMove: () => void;
}

/** How often each is to be asked for. */
export type RoundsPlan = ReadonlyMap<EntityId, number>;

export interface RoundsProgress {
  readonly round: number;
  readonly rounds: number;
  /** How many of this round are through. */
  readonly done: number;
  readonly of: number;
}

/**
 * Asks in rounds: everyone once, then everyone again. A few requests are under way at a time and never two for the same
 * one; a failure is told and holds up nobody. Stop begins nothing new and lets what is under way come in.
 */
export interface Rounds {
  /** Puts this plan in the place of the former one. Nothing is asked for yet. */
  plan(plan: RoundsPlan): void;
  /** Begins, or goes on where Stop broke off. Ends when all rounds are through, or at Stop. */
  go(): Promise<'finished' | 'stopped'>;
  /** More of the same, in the round that is under way. */
  add(plan: RoundsPlan): void;
  stop(): void;
  /** No longer waits for what was under way when it was stopped; its answers are still taken in. */
  abandon(): void;
  progress(): RoundsProgress;
  /** How many requests are still to come for this one, the one under way included. */
  toCome(id: EntityId): number;
  isUnderWay(id: EntityId): boolean;
}

interface UnderWay {
  readonly id: EntityId;
  readonly controller: AbortController;
}

export function createRounds<Answer>(options: RoundsOptions<Answer>): Rounds {
  const underWay = new Map<string, UnderWay>();
  let rounds: EntityId[][] = [];
  let round = 0;
  let done = 0;
  let of = 0;
  let toCome = new Map<string, number>();
  let end: ((how: 'finished' | 'stopped') => void) | null = null;

  const less = (id: EntityId) => {
    const left = (toCome.get(String(id)) ?? 0) - 1;
    if (left > 0) toCome.set(String(id), left);
    else toCome.delete(String(id));
  };

  const ask = async (id: EntityId) => {
    const mine: UnderWay = { id, controller: new AbortController() };
    const plan = rounds;
    underWay.set(String(id), mine);
    /** Frees the place, before anyone is told. Tells whether the request still counts for the plan. */
    const leave = () => {
      if (underWay.get(String(id)) === mine) underWay.delete(String(id));
      return plan === rounds && !mine.controller.signal.aborted;
    };
    try {
      const answer = await options.work(id, mine.controller.signal);
      if (leave()) {
        less(id);
        done += 1;
      }
      options.onDone(id, answer);
    } catch (error) {
      if (leave()) {
        if (end) {
          less(id);
          done += 1;
          options.onFail(id, error);
        } else rounds[round]?.unshift(id);
      }
    }
    pump();
    options.onMove();
  };

  /** The next one of this round that nothing is under way for. */
  const next = (): EntityId | undefined => {
    const waiting = rounds[round] ?? [];
    const place = waiting.findIndex((id) => !underWay.has(String(id)));
    return place < 0 ? undefined : waiting.splice(place, 1)[0];
  };

  /** One step on: asks for the next one, or turns to the next round. False where there is nothing to do now. */
  const step = (): boolean => {
    if (!end || underWay.size >= options.concurrency) return false;
    const id = next();
    if (id !== undefined) {
      if (options.isEnough(id)) {
        less(id);
        done += 1;
      } else void ask(id);
      return true;
    }
    if ((rounds[round]?.length ?? 0) > 0 || underWay.size > 0) return false;
    if (round + 1 >= rounds.length) {
      settle('finished');
      return false;
    }
    round += 1;
    done = 0;
    of = rounds[round]?.length ?? 0;
    return true;
  };

  const pump = () => {
    let goesOn = true;
    while (goesOn) goesOn = step();
  };

  const settle = (how: 'finished' | 'stopped') => {
    const tell = end;
    end = null;
    tell?.(how);
  };

  return {
    plan(plan) {
      const most = Math.max(0, ...plan.values());
      rounds = Array.from({ length: most }, (_, index) =>
        [...plan].flatMap(([id, count]) => (count > index ? [id] : [])),
      );
      toCome = new Map([...plan].map(([id, count]) => [String(id), count]));
      round = 0;
      done = 0;
      of = rounds[0]?.length ?? 0;
    },
    go: () =>
      new Promise((resolve) => {
        end = resolve;
        pump();
        options.onMove();
      }),
    add(plan) {
      for (const [id, count] of plan) {
        for (let index = 0; index < count; index += 1) {
          if (round + index >= rounds.length) rounds.push([]);
          rounds[round + index]?.push(id);
          if (index === 0) of += 1;
        }
        toCome.set(String(id), (toCome.get(String(id)) ?? 0) + count);
      }
      pump();
      options.onMove();
    },
    stop() {
      settle('stopped');
      options.onMove();
    },
    abandon() {
      for (const { id, controller } of underWay.values()) {
        controller.abort();
        rounds[round]?.unshift(id);
      }
      underWay.clear();
    },
    progress: () => ({
      round: Math.min(round + 1, rounds.length),
      rounds: rounds.length,
      done,
      of,
    }),
    toCome: (id) => toCome.get(String(id)) ?? 0,
    isUnderWay: (id) => underWay.has(String(id)),
  };
}
