import type { ReactNode } from 'react';
import { icpDescription } from '#domain/insights/icp.ts';
import { t } from '#domain/words/translate.ts';
import type { BoardConfig } from '../board/boardConfig.ts';
import { Labelled } from '../board/Labelled.tsx';

const points = (
  label: string,
  texts: readonly string[],
  renderEvidence: (isNamed: boolean) => ReactNode,
) =>
  texts.length === 0 ? (
    renderEvidence(true)
  ) : (
    <Labelled label={label}>
      <ul>
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {renderEvidence(false)}
    </Labelled>
  );

/** The card of a customer profile with its two lists, and its form, where each line of a list is one point. */
export const icpBoard: BoardConfig<typeof icpDescription> = {
  area: 'icps',
  description: icpDescription,
  fieldLabelOf: (name) => t(`icps.field.${name}`),
  labelOf: ({ title }) => title,
  bodyOf: ({ description, painPoints, goals }, renderEvidence) => (
    <>
      {renderEvidence('title', true)}
      <p>{description}</p>
      {renderEvidence('description')}
      {points(t('icps.field.painPoints'), painPoints, (isNamed) =>
        renderEvidence('painPoints', isNamed),
      )}
      {points(t('icps.field.goals'), goals, (isNamed) => renderEvidence('goals', isNamed))}
    </>
  ),
};
