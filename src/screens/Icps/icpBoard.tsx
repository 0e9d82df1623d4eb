import type { Icp, IcpDraft } from '#domain/insights/icp.ts';
import { blankIcpFields, checkIcp, icpFields, type IcpField } from '#domain/insights/icpForm.ts';
import { t } from '#domain/words/translate.ts';
import type { BoardRules } from '../shared/board/boardRules.ts';
import { Labelled } from '../shared/board/Labelled.tsx';

const points = (label: string, texts: readonly string[]) =>
  texts.length === 0 ? null : (
    <Labelled label={label}>
      <ul>
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Labelled>
  );

/** A customer profile as a card, with its two lists, and as a form, one line for each point. */
export const icpBoard: BoardRules<Icp, IcpDraft, IcpField> = {
  area: 'icps',
  labelOf: ({ title }) => title,
  cardOf: ({ description, painPoints, goals }) => ({
    body: (
      <>
        <p>{description}</p>
        {points(t('icps.field.painPoints'), painPoints)}
        {points(t('icps.field.goals'), goals)}
      </>
    ),
  }),
  fields: [
    { name: 'title', label: 'icps.field.title', kind: 'line' },
    { name: 'description', label: 'icps.field.description', kind: 'text' },
    { name: 'painPoints', label: 'icps.field.painPoints', kind: 'lines' },
    { name: 'goals', label: 'icps.field.goals', kind: 'lines' },
  ],
  fieldsOf: (icp) => (icp === null ? blankIcpFields : icpFields(icp)),
  check: checkIcp,
};
