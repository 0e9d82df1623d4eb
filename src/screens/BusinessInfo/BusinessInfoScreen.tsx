import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useForm } from '#components/Form/useForm.ts';
import { Page } from '#components/Page/Page.tsx';
import { space } from '#components/theme/tokens.ts';
import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import {
  changedBusinessFields,
  checkBusiness,
  type BusinessField,
  type BusinessFields,
  type BusinessSaved,
} from '#domain/business/businessProfile.ts';
import type { FormerBusiness } from '#domain/business/formerBusinesses.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import type { Step } from '#domain/work/step.ts';
import type { InvalidKey } from '#domain/words/invalid.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { SlowNote } from '../shared/form/SlowNote.tsx';
import { useTypedNow } from '../shared/form/useTypedNow.ts';
import { PageFooter } from '../shared/footer/PageFooter.tsx';
import { StepLine } from '../shared/generation/StepLine.tsx';
import { OnboardingStepper } from '../shared/onboarding/OnboardingStepper.tsx';
import { BusinessForm } from './BusinessForm.tsx';
import { FormerEntries } from './FormerEntries.tsx';
import { NewEntryDialog } from './NewEntryDialog.tsx';

/** Apart from the last field. */
const Below = styled.div`
  margin-top: ${space(4)};
`;

/** The form may fill the window: what happens to it is said where it can be seen. */
const bringIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

export interface BusinessInfoScreenProps {
  /** A kept draft, else what was saved, else blank. */
  initial: BusinessFields;
  /** What the server knows; nothing before the first save. */
  saved: BusinessFields | null;
  stage: OnboardingStage;
  /** Businesses that a new entry has replaced. */
  formers: readonly FormerBusiness[];
  /** What the server is at while it reads the website. */
  step?: Step | undefined;
  /** Keeps what was typed, so that neither a reload nor a new sign-in loses it. */
  onDraftChange: (fields: BusinessFields) => void;
  /** A failure is said by whoever saves; the form stays as it is. */
  onSave: (profile: BusinessProfile, isNewEntry: boolean) => Promise<BusinessSaved>;
  /** What stands in the form is saved, and it is still open. */
  onSaved: () => void;
  /** The question whether this is a new entry was answered with No. */
  onCancel: () => void;
  onGoBack: (former: FormerBusiness) => void;
}

/** 'Tell us about your business': four fields, and a question before a saved business becomes another. */
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
      const typed = typedNow();
      if (!typed || !lastSaved.current) return;
      // With the way on taken, the button stays busy until the next page is here.
      if (changedBusinessFields(lastSaved.current, typed).length === 0) onSaved();
      else form.onStopWaiting();
    },
  });
  const { fields, checked } = form;
  const typedNow = useTypedNow(fields);

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
  const errorOf = (field: BusinessField) => {
    const problem: InvalidKey | undefined = checked.isValid ? undefined : checked.problems[field];
    return problem && form.showsError(field) ? t(problem) : undefined;
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
          errorOf={errorOf}
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
