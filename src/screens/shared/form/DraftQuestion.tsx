import { useState } from 'react';
import { Field } from '#components/Field/Field.tsx';
import type { DraftConflict } from '#components/Form/mergeDraft.ts';
import { FormDialog } from '#components/FormDialog/FormDialog.tsx';
import { RadioCards } from '#components/RadioCards/RadioCards.tsx';
import { t } from '#domain/words/translate.ts';

type Side = 'theirs' | 'mine';

export interface DraftQuestionProps<Fields> {
  conflicts: readonly DraftConflict<Fields>[];
  /** Receives the conflicts in which the person's text wins; everything else stays as it is now. */
  onDecide: (mine: readonly DraftConflict<Fields>[]) => void;
  /** Closes without a decision: the draft is kept. */
  onClose: () => void;
}

/** Asks about a restored draft whose row has changed since: field by field, which version to keep (D64). */
export function DraftQuestion<Fields>(props: DraftQuestionProps<Fields>) {
  const { conflicts, onDecide, onClose } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const [wasRefused, setRefused] = useState(false);
  const isMissing = conflicts.some(({ label }) => !chosen.has(label));
  return (
    <FormDialog
      title={t('draft.changedTitle')}
      description={t('draft.changedAsk')}
      submitLabel={t('draft.continue')}
      cancelLabel={t('draft.later')}
      size="large"
      isSubmitDisabled={isMissing}
      error={wasRefused && isMissing ? t('draft.missing') : undefined}
      onSubmit={() => onDecide(conflicts.filter(({ label }) => chosen.get(label) === 'mine'))}
      onSubmitRefused={() => setRefused(true)}
      onClose={onClose}
    >
      {conflicts.map(({ label, theirs, mine }) => (
        <Field key={label} label={label} isGroup>
          <RadioCards<Side>
            value={chosen.get(label)}
            options={[
              { value: 'theirs', label: t('draft.theirs'), description: shown(theirs) },
              { value: 'mine', label: t('draft.mine'), description: shown(mine) },
            ]}
            onValueChange={(side) => setChosen(new Map([...chosen, [label, side]]))}
          />
        </Field>
      ))}
    </FormDialog>
  );
}

const shown = (text: string) => (text.trim() === '' ? t('draft.blank') : text);
