import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Field } from '#components/Field/Field.tsx';
import { ReadOnlyContext } from '#components/Field/useControl.ts';
import type { Sent } from '#components/Form/formStore.ts';
import { useForm } from '#components/Form/useForm.ts';
import { Status } from '#components/LiveRegion/Status.ts';
import { Page } from '#components/Page/Page.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { space } from '#components/theme/tokens.ts';
import { companySizes, type BusinessProfile } from '#domain/business/businessInfo.ts';
import {
  changedBusinessFields,
  checkBusiness,
  type BusinessField,
  type BusinessFields,
} from '#domain/business/businessForm.ts';
import type { FormerBusiness } from '#domain/business/formerBusinesses.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import type { Step } from '#domain/work/step.ts';
import { t } from '#domain/words/translate.ts';
import { fieldError } from '../form/formParts.ts';
import { SlowNote } from '../generation/SlowNote.tsx';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { PageFooter } from '../page/PageFooter.tsx';
import { StepLine } from '../generation/StepLine.tsx';
import { OnboardingStepper } from '../page/OnboardingStepper.tsx';
import { FormerEntries } from './FormerEntries.tsx';
import { NewEntryDialog } from './NewEntryDialog.tsx';

const Fields = styled.form`
  display: grid;
  gap: ${space(5)};
`;

/** Space below the last field. */
const Below = styled.div`
  margin-top: ${space(4)};
`;

/** The form may fill the window, so the line is scrolled into view when it appears. */
const bringIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

export interface BusinessInfoScreenProps {
  /** The saved fields, or else blank fields. Others later, when a colleague has changed them (D53). */
  initial: BusinessFields;
  /** The name under which typed text is kept. */
  draftName: string;
  /** The fields the server has; null before the first save. */
  saved: BusinessFields | null;
  /** Why the server does not tell the business; null where nothing failed. */
  failure: string | null;
  onAskAgain: () => void;
  stage: OnboardingStage;
  /** Earlier entries that a new entry replaced. */
  formers: readonly FormerBusiness[];
  /** The server's current step while it reads the website. */
  step?: Step | undefined;
  /** The caller reports a failure; the form stays as it is. */
  onSave: (profile: BusinessProfile, isNewEntry: boolean) => Promise<Sent>;
  /** Called when the business is saved, also when the person has left the form meanwhile. */
  onSaved: () => void;
  /** Called when the question about a new entry is answered with No. */
  onCancel: () => void;
  onGoBack: (former: FormerBusiness) => void;
}

/** 'Tell us about your business': four fields, and a question before a saved business is replaced by a new entry. */
export function BusinessInfoScreen(props: BusinessInfoScreenProps) {
  const { initial, draftName, saved, stage, formers, step, onSave, onSaved } = props;
  const { failure, onAskAgain, onCancel, onGoBack } = props;
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const isNewEntry = (profile: BusinessFields) =>
    saved !== null && (stage === 'done' || changedBusinessFields(saved, profile).length > 0);
  const isConfirmed = useRef(false);
  const form = useForm({
    initial,
    draftName,
    check: checkBusiness,
    onSubmit: (profile) => onSave(profile, isConfirmed.current),
    onDone: onSaved,
  });
  const { fields, checked } = form;

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
  const typing = (name: BusinessField) => ({
    value: fields[name],
    onValueChange: (text: string) => form.onChange({ [name]: text }),
    onBlur: () => form.onLeave(name),
  });
  const field = (name: BusinessField) => ({
    label: t(`business.${name}`),
    isRequired: true,
    error: fieldError(form, name),
  });
  return (
    <>
      <Page
        width="reading"
        above={<OnboardingStepper page="business-info" stage={stage} />}
        title={t('business.title')}
        lead={t('business.lead')}
      >
        <DraftNotes form={form} labelOf={(name) => t(`business.${name}`)} />
        <ReadOnlyContext value={form.isSaving}>
          <Fields
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <ErrorNotice onRetry={onAskAgain}>{failure}</ErrorNotice>
            <Field {...field('name')}>
              <TextInput
                name="name"
                {...typing('name')}
                placeholder={t('business.nameExample')}
                autoComplete="organization"
              />
            </Field>
            <Field {...field('size')}>
              <Select
                {...typing('size')}
                options={companySizes.map((size) => ({ value: size, label: size }))}
              />
            </Field>
            <Field {...field('website')}>
              <TextInput
                name="website"
                {...typing('website')}
                inputMode="url"
                placeholder={t('business.websiteExample')}
                autoComplete="url"
              />
            </Field>
            <Field {...field('description')}>
              <TextArea
                {...typing('description')}
                minRows={5}
                placeholder={t('business.descriptionExample')}
              />
            </Field>
          </Fields>
        </ReadOnlyContext>
        <Status>
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
        </Status>
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
          busyLabel: t('general.saving'),
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
