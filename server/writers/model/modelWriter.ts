import { noSuggestions, type Refusal } from '../../operations/refusal.ts';
import type { Drafts, Grounds, ListOrder, Suggested, Writer } from '../writer.ts';
import { askForItems, type Spending } from './ask.ts';
import type { ModelClient } from './client/createClient.ts';
import { ModelFailure, type FailureKind } from './client/failure.ts';
import { collect } from './collect.ts';
import { rewriteField } from './field.ts';
import { createDistinct } from './grounds/distinct.ts';
import { groundedItem } from './item.ts';
import { kinds, schemas } from './kinds.ts';
import { writeLetters } from './letters.ts';
import { materialOf } from './material.ts';
import { findPeople } from './people.ts';

/** A log line about a round: it contains no prompts and no answers. */
export interface ModelLine {
  readonly workspace: string;
  readonly kind: string;
  readonly model: string;
  readonly prompt: string;
  readonly requests: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly ms: number;
  /** The service's own message about a failure, shortened. */
  readonly failure?: string;
}

export type LogModel = (line: ModelLine) => void;

const passing = new Set<FailureKind>(['unreachable', 'slow', 'broken', 'busy', 'full', 'resting']);

/** The message for a failure. */
const refusalFor = ({ kind, message }: ModelFailure): Refusal =>
  noSuggestions(passing.has(kind) ? 503 : 502, message);

/** Creates a writer that uses a model. Facts that the material does not contain are removed. */
export function modelWriter(client: ModelClient, log: LogModel = () => {}): Writer {
  /** Runs a round, logs it, and translates its failure. */
  async function logged<Value>(
    kind: string,
    workspace: string,
    run: (onCost: (spending: Spending) => void) => Promise<Value>,
  ): Promise<Value> {
    const started = performance.now();
    let spent: Spending | undefined;
    let failure: ModelFailure | undefined;
    try {
      return await run((spending) => void (spent = spending));
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      failure = error;
      throw refusalFor(error);
    } finally {
      log({
        workspace,
        kind,
        model: client.model,
        prompt: spent?.version ?? '',
        requests: spent?.cost.requests ?? 0,
        tokensIn: spent?.cost.tokensIn ?? 0,
        tokensOut: spent?.cost.tokensOut ?? 0,
        ms: Math.round(performance.now() - started),
        ...(failure && { failure: `${failure.kind} ${failure.detail}`.trim() }),
      });
    }
  }

  async function askForDrafts<Kind extends Suggested>(
    kind: Kind,
    order: ListOrder,
    count: number,
    spending: Spending,
  ): Promise<readonly (Drafts[Kind] & Grounds)[]> {
    const { profile, site, budget, there, gone = [], icpTitles } = order;
    const material = materialOf(profile, [site]);
    const shape = kinds[kind];
    const items = await askForItems(
      {
        client,
        budget,
        prompt: kind,
        profile,
        material,
        avoid: [...gone, ...there],
        count,
        values: { icps: icpTitles.slice(-80).join('; ') || 'there are none' },
      },
      schemas[kind],
      spending,
    );
    return items.flatMap((item) => {
      const grounded = groundedItem(item, shape, material);
      if (!grounded) return [];
      const { evidence, assumptions } = grounded;
      const draft = shape.toDraft(grounded.item, icpTitles);
      return [{ ...draft, evidence, assumptions }];
    });
  }

  return {
    list: (kind, order) =>
      logged(kind, order.budget?.workspace ?? '', (onCost) =>
        collect(
          {
            count: order.count,
            ask: (missing, spending) => askForDrafts(kind, order, missing, spending),
            nameOf: nameOfDraft,
            isNew: createDistinct([...(order.gone ?? []), ...order.there]),
          },
          onCost,
        ),
      ),
    field: (order) =>
      logged('field', order.budget?.workspace ?? '', (onCost) =>
        rewriteField(client, order, onCost),
      ),
    people: (order) =>
      logged('people', order.budget?.workspace ?? '', (onCost) =>
        findPeople(client, order, onCost),
      ),
    letters: (order) =>
      logged('letters', order.budget?.workspace ?? '', (onCost) =>
        writeLetters(client, order, onCost),
      ),
  };
}

/** The text that identifies a draft of any kind. */
function nameOfDraft(draft: Drafts[Suggested]): string {
  if ('title' in draft) return draft.title;
  if ('region' in draft && 'recommendation' in draft) return draft.region;
  return 'keyword' in draft ? draft.keyword : 'name' in draft ? draft.name : '';
}
