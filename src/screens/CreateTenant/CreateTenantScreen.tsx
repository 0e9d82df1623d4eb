import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Field } from '#components/Field/Field.tsx';
import { ReadOnlyContext } from '#components/Field/useControl.ts';
import type { Sent } from '#components/Form/formStore.ts';
import { useForm } from '#components/Form/useForm.ts';
import { Status } from '#components/LiveRegion/Status.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { space } from '#components/theme/tokens.ts';
import {
  slugProblem,
  withCompany,
  type SlugAvailability,
  type Workspace,
  type WorkspaceField,
  type WorkspaceFields,
} from '#domain/session/workspace.ts';
import { t } from '#domain/words/translate.ts';
import { SlowNote } from '../generation/SlowNote.tsx';
import { EntryCard } from '../page/EntryCard.tsx';
import { SlugField } from './SlugField.tsx';
import { checkWorkspace } from './workspaceRules.ts';

const Fields = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const Account = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`;

/** The state of the address being typed. */
export interface TypedAddress {
  readonly apex: string;
  readonly addressOf: (slug: string) => string;
  readonly answer: SlugAvailability;
}

export interface CreateTenantScreenProps {
  brandName: string;
  /** The kept draft, if any. */
  initial: WorkspaceFields;
  address: TypedAddress;
  /** Keeps what is typed, so that a reload loses nothing. */
  onDraftChange: (change: Partial<WorkspaceFields>) => void;
  /** The signed-in person's e-mail address, shown beside 'Log out'. */
  email: string;
  onCreate: (workspace: Workspace) => Promise<Sent>;
  /** Called once the workspace exists and this form is still open. */
  onCreated: (workspace: Workspace) => void;
  onLogout: () => void;
}

/** The form that creates a workspace. */
export function CreateTenantScreen(props: CreateTenantScreenProps) {
  const { brandName, initial, address, email, onDraftChange, onCreate, onCreated, onLogout } =
    props;
  const created = useRef<Workspace | null>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const form = useForm({
    initial,
    check: checkWorkspace,
    onSubmit: async (workspace) => {
      const sent = await onCreate(workspace);
      if (sent.ok) created.current = workspace;
      return sent;
    },
    onDone: () => {
      if (isOpen.current && created.current) onCreated(created.current);
    },
  });
  const { fields, checked } = form;
  const type = (change: Partial<WorkspaceFields>) => {
    form.onChange(change);
    onDraftChange(change);
  };
  const errorOf = (field: WorkspaceField) =>
    !checked.isValid && form.showsError(field) ? checked.problems[field] : undefined;
  const isAddress = slugProblem(fields.domain) === undefined;

  return (
    <EntryCard
      brandName={brandName}
      title={t('entry.create.title')}
      lead={t('entry.create.lead')}
      below={
        <Account>
          {t('entry.create.account', { email })}
          <Button variant="quiet" size="small" onClick={onLogout}>
            {t('shell.logout')}
          </Button>
        </Account>
      }
    >
      <Fields
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isSaving) form.onSubmit();
        }}
      >
        <ReadOnlyContext value={form.isSaving}>
          <Field label={t('entry.create.company')} isRequired error={errorOf('company')}>
            <TextInput
              name="company"
              value={fields.company}
              placeholder={t('entry.create.companyExample')}
              autoComplete="organization"
              autoFocus
              onValueChange={(company) => type(withCompany(fields, company))}
              onBlur={() => form.onLeave('company')}
            />
          </Field>
          <SlugField
            slug={fields.domain}
            apex={address.apex}
            address={isAddress ? address.addressOf(fields.domain) : undefined}
            answer={address.answer}
            error={errorOf('domain')}
            onValueChange={(domain) => type({ domain })}
            onBlur={() => form.onLeave('domain')}
          />
          <Field label={t('entry.create.fullName')} isRequired error={errorOf('fullName')}>
            <TextInput
              name="fullName"
              value={fields.fullName}
              placeholder={t('entry.create.fullNameExample')}
              autoComplete="name"
              onValueChange={(fullName) => type({ fullName })}
              onBlur={() => form.onLeave('fullName')}
            />
          </Field>
        </ReadOnlyContext>
        <Button
          type="submit"
          variant="primary"
          isWide
          isBusy={form.isSaving}
          busyLabel={t('entry.create.busy')}
        >
          {t('entry.create.submit')}
        </Button>
        <Status>{form.isSlow ? <SlowNote onStopWaiting={form.onStopWaiting} /> : null}</Status>
        <ErrorNotice>{form.error}</ErrorNotice>
      </Fields>
    </EntryCard>
  );
}
