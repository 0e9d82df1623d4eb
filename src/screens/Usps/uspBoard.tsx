import type { Usp, UspDraft } from '#domain/insights/usp.ts';
import { blankUspFields, checkUsp, type UspField } from '#domain/insights/uspForm.ts';
import { t } from '#domain/words/translate.ts';
import type { BoardRules } from '../shared/board/boardRules.ts';
import { Labelled } from '../shared/board/Labelled.tsx';

/** A selling point as a card and as a form. */
export const uspBoard: BoardRules<Usp, UspDraft, UspField> = {
  area: 'usps',
  labelOf: ({ title }) => title,
  cardOf: ({ description, valueProposition }) => ({
    body: (
      <>
        <p>{description}</p>
        {valueProposition === '' ? null : (
          <Labelled label={t('usps.field.valueProposition')}>
            <p>{valueProposition}</p>
          </Labelled>
        )}
      </>
    ),
  }),
  fields: [
    { name: 'title', label: 'usps.field.title', kind: 'line' },
    { name: 'description', label: 'usps.field.description', kind: 'text' },
    { name: 'valueProposition', label: 'usps.field.valueProposition', kind: 'text' },
  ],
  fieldsOf: (usp) => {
    const { title, description, valueProposition } = usp ?? blankUspFields;
    return { title, description, valueProposition };
  },
  check: checkUsp,
};
