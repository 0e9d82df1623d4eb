import { isRecord } from '#domain/entities/json.ts';
import { descriptions } from '#domain/entities/descriptions.ts';
import { groundsOfField } from '#domain/evidence/grounds.ts';
import type { FieldText, Proposal, RewritableKind } from '#domain/rewriting/proposal.ts';
import {
  remarkIn,
  fieldsOnWire,
  isWireText,
  isWireTexts,
  Malformed,
  readText,
  textsOf,
  unwrapped,
} from './response.ts';
import { readGrounds } from './grounds.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Http } from './http.ts';

/** Reads the text of a field; undefined when it is missing or blank. */
function readFieldText(value: unknown, isList: boolean): FieldText | undefined {
  const lines = isList && isWireTexts(value) ? textsOf(value) : undefined;
  const text = !isList && isWireText(value) ? readText(value).trim() : undefined;
  const read = lines ?? text;
  return read === undefined || read.length === 0 ? undefined : read;
}

/** Reads a new text for a field, with its evidence. */
function readProposal(answer: unknown, { kind, field }: FieldAsked): Proposal {
  const description = descriptions[kind];
  const isList = description.fields[field]?.kind === 'lines';
  const found = unwrapped(answer, (each) => {
    const value = isRecord(each) ? readFieldText(each['value'], isList) : undefined;
    return isRecord(each) && value !== undefined ? { value, row: each } : undefined;
  });
  if (!found) throw new Malformed('there is no text');
  const remark = remarkIn(answer);
  return {
    value: found.value,
    grounds: groundsOfField(readGrounds(found.row, fieldsOnWire(description)), field),
    ...(remark !== undefined && { remark }),
  };
}

const fieldOnWire = ({ kind, field }: FieldAsked): string =>
  descriptions[kind].fields[field]?.onWire ?? field;

export interface FieldAsked {
  readonly kind: RewritableKind;
  readonly id: EntityId;
  readonly field: string;
  /** Earlier answers that the person declined. */
  readonly declined: readonly FieldText[];
}

export function suggestionCalls({ call }: Http) {
  return {
    /** Returns another text for one field, and changes nothing. The call is optional: a server may not have it (D81). */
    rewrite(workspace: string, asked: FieldAsked, signal?: AbortSignal) {
      const { kind, id, declined } = asked;
      const texts = declined
        .slice(-limits.declined)
        .map((text) => (typeof text === 'string' ? text : [...text]));
      const body = {
        kind,
        id,
        field: fieldOnWire(asked),
        ...(texts.length > 0 && { declined: texts }),
      };
      return call('suggestions.rewrite', { workspace, signal, body }, (answer) =>
        readProposal(answer, asked),
      );
    },
  };
}
