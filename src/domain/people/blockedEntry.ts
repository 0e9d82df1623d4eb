import type { DraftOf, EntityDescription, EntityOf, FieldName } from '../entities/description.ts';
import { emailHeadings } from '../lists/crmHeadings.ts';

/** The fields of an entry of the list 'Do not contact' (D96). A person without an address stands there by name and company. */
export const blockedDescription = {
  idOnWire: 'id',
  nameField: 'entry',
  fields: {
    entry: {
      onWire: 'entry',
      kind: 'line',
      required: 'invalid.blocked',
      otherHeadings: [
        ...emailHeadings,
        'domain',
        'website',
        'website url',
        'company domain name',
        'organization - website',
      ],
    },
    reason: { onWire: 'reason', kind: 'line', otherHeadings: ['note', 'notes'] },
    person: { onWire: 'person', kind: 'line', isExtra: true, isHidden: true },
    company: { onWire: 'company', kind: 'line', isExtra: true, isHidden: true },
    by: { onWire: 'by', kind: 'line', isHidden: true },
    at: { onWire: 'at', kind: 'line', isHidden: true },
  },
} as const satisfies EntityDescription;

export type BlockedEntry = EntityOf<typeof blockedDescription>;
export type BlockedDraft = DraftOf<typeof blockedDescription>;
export type BlockedField = FieldName<typeof blockedDescription>;
export type BlockedColumn = Exclude<BlockedField, 'person' | 'company'>;

export const blockedColumns = [
  'entry',
  'reason',
  'by',
  'at',
] as const satisfies readonly BlockedColumn[];
