import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useForm } from '#components/Form/useForm.ts';
import { Page } from '#components/Page/Page.tsx';
import { space } from '#components/theme/tokens.ts';
import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import {
  changedBusinessFields,
  checkBusiness,
  type BusinessFields,
  type BusinessSaved,
} from '#domain/business/businessProfile.ts';
import type { FormerBusiness } from '#domain/business/formerBusinesses.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import type { Step } from '#domain/work/step.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { fieldError } from '../shared/form/fieldError.ts';
import { SlowNote } from '../shared/generation/SlowNote.tsx';
import { useLatestFields } from '../shared/form/useLatestFields.ts';
import { PageFooter } from '../shared/footer/PageFooter.tsx';
import { StepLine } from '../shared/generation/StepLine.tsx';
import { OnboardingStepper } from '../shared/onboarding/OnboardingStepper.tsx';
import { BusinessForm } from './BusinessForm.tsx';
import { FormerEntries } from './FormerEntries.tsx';
import { NewEntryDialog } from './NewEntryDialog.tsx';

/** Space below the last field. */
const Below = styled.div`
  margin-top: ${space(4)};
`;

/** The form may fill the window, so the line is scrolled into view when it appears. */
const bringIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

export interface BusinessInfoScreenProps {
  /** The kept draft, or else the saved fields, or else blank fields. */
  initial: BusinessFields;
  /** The fields the server has; null before the first save. */
  saved: BusinessFields | null;
  stage: OnboardingStage;
  /** Earlier entries that a new entry replaced. */
  formers: readonly FormerBusiness[];
  /** The server's current step while it reads the website. */
  step?: Step | undefined;
  /** Keeps what was typed, so that neither a reload nor a new sign-in loses it. */
  onDraftChange: (fields: BusinessFields) => void;
  /** The caller reports a failure; the form stays as it is. */
  onSave: (profile: BusinessProfile, isNewEntry: boolean) => Promise<BusinessSaved>;
  /** Called when the form still shows exactly what was saved. */
  onSaved: () => void;
  /** Called when the question about a new entry is answered with No. */
  onCancel: () => void;
  onGoBack: (former: FormerBusiness) => void;
}

/** 'Tell us about your business': four fields, and a question before a saved business is replaced by a new entry. */
export function BusinessInfoScreen(props: BusinessInfoScreenProps) {
  const { initial, saved, stage, formers, step, onDraftChange, onSave, onSaved } = props;
  const { onCancel, onGoBack } = props;
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const isNewEntry = (profile: BusinessFields) =>
    saved !== null && (stage === 'done' || changedBusinessFields(saved, profile).length > 0);
  const isConfirmed = useRef(false);
  const lastSaved = useRef<BusinessFields | null>(null);
  const form = useForm({
    initial,
    check: checkBusiness,
    onSubmit: async (profile) => {
      const sent = await onSave(profile, isConfirmed.current);
      if (sent.ok) lastSaved.current = sent.saved;
      return sent;
    },
    slowAfterMs: limits.stillWorkingMs,
    onDone: () => {
      const typed = latestFields();
      if (!typed || !lastSaved.current) return;
      // The button stays busy until the next page opens.
      if (changedBusinessFields(lastSaved.current, typed).length === 0) onSaved();
      else form.onStopWaiting();
    },
  });
  const { fields, checked } = form;
  const latestFields = useLatestFields(fields);

  const send = (asNewEntry: boolean) => {
    isConfirmed.current = asNewEntry;
    setAsking(false);
    form.onSubmit();
  };
  const submit = () => {
    if (form.isSaving) return;
    if (checked.isValid && isNewEntry(checked.value)) setAsking(true);
    else send(false);
  };

  return (
    <>
      <Page
        width="reading"
        above={<OnboardingStepper page="business-info" stage={stage} />}
        title={t('business.title')}
        lead={t('business.lead')}
      >
        <BusinessForm
          id={formId}
          fields={fields}
          errorOf={(field) => fieldError(form, field)}
          onChange={(change) => {
            form.onChange(change);
            onDraftChange({ ...fields, ...change });
          }}
          onLeave={form.onLeave}
          onSubmit={submit}
        />
        {form.isSaving && step ? (
          <Below ref={bringIntoView}>
            <StepLine step={step} />
          </Below>
        ) : null}
        {form.isSlow ? (
          <Below ref={bringIntoView}>
            <SlowNote onStopWaiting={form.onStopWaiting} />
          </Below>
        ) : null}
        <FormerEntries
          formers={formers}
          now={saved?.name ?? ''}
          isChanged={saved !== null && changedBusinessFields(saved, fields).length > 0}
          isOff={form.isSaving}
          onGoBack={onGoBack}
        />
      </Page>
      <PageFooter
        page="/business-info"
        next={{
          label: t('business.next'),
          form: formId,
          isBusy: form.isSaving,
          busyLabel: t('business.busy'),
        }}
      />
      {isAsking && saved && checked.isValid ? (
        <NewEntryDialog
          before={saved}
          after={checked.value}
          onProceed={() => send(true)}
          onKeep={() => send(false)}
          onCancel={() => {
            setAsking(false);
            onCancel();
          }}
        />
      ) : null}
    </>
  );
}
