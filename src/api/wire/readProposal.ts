import { contentIdeaDescription } from '#domain/content/contentIdea.ts';
import type { EntityDescription } from '#domain/entities/description.ts';
import { groundsOfField } from '#domain/evidence/grounds.ts';
import { geographyDescription } from '#domain/insights/geography.ts';
import { icpDescription } from '#domain/insights/icp.ts';
import { uspDescription } from '#domain/insights/usp.ts';
import type { FieldText, Proposal, RewritableKind } from '#domain/rewriting/proposal.ts';
import type { FieldAsked } from '../suggestions.ts';
import { remarkIn } from '../serverMessage.ts';
import { fieldsOnWire, readGrounds } from './grounds.ts';
import { isRecord } from './isRecord.ts';
import { Malformed } from './malformed.ts';
import { unwrapped } from './unwrapped.ts';
import { isWireText, isWireTexts } from './wireFields.ts';
import { readText, textsOf } from './wireValues.ts';

const descriptions: Readonly<Record<RewritableKind, EntityDescription>> = {
  usps: uspDescription,
  icps: icpDescription,
  geographies: geographyDescription,
  contentIdeas: contentIdeaDescription,
};

/** Reads the text of a field; undefined when it is missing or blank. */
function readFieldText(value: unknown, isList: boolean): FieldText | undefined {
  const lines = isList && isWireTexts(value) ? textsOf(value) : undefined;
  const text = !isList && isWireText(value) ? readText(value).trim() : undefined;
  const read = lines ?? text;
  return read === undefined || read.length === 0 ? undefined : read;
}

/** Reads a new text for a field, with its evidence. */
export function readProposal(answer: unknown, { kind, field }: FieldAsked): Proposal {
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

/** The name of a field on the wire. */
export const fieldOnWire = ({ kind, field }: FieldAsked): string =>
  descriptions[kind].fields[field]?.onWire ?? field;
