import { uspDescription } from '#domain/insights/usp.ts';
import { t } from '#domain/words/translate.ts';
import type { BoardConfig } from '../board/boardConfig.ts';
import { Labelled } from '../board/Labelled.tsx';

/** The card and the form of a selling point. */
export const uspBoard: BoardConfig<typeof uspDescription> = {
  area: 'usps',
  description: uspDescription,
  fieldLabelOf: (name) => t(`usps.field.${name}`),
  labelOf: ({ title }) => title,
  bodyOf: ({ description, valueProposition }, renderEvidence) => (
    <>
      {renderEvidence('title', true)}
      <p>{description}</p>
      {renderEvidence('description')}
      {valueProposition === '' ? (
        renderEvidence('valueProposition', true)
      ) : (
        <Labelled label={t('usps.field.valueProposition')}>
          <p>{valueProposition}</p>
          {renderEvidence('valueProposition')}
        </Labelled>
      )}
    </>
  ),
};
