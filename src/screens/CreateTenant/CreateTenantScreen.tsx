import { useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Field } from '#components/Field/Field.tsx';
import { ReadOnlyContext } from '#components/Field/useControl.ts';
import type { Sent } from '#components/Form/formStore.ts';
import { useForm } from '#components/Form/useForm.ts';
import { Status } from '#components/LiveRegion/Status.ts';
import { Link } from '#components/Link/Link.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { color, font, shape, space, target } from '#components/theme/tokens.ts';
import { hasProblems, trimmed } from '#domain/lists/check.ts';
import {
  missingWorkspaceFields,
  slugProblem,
  toSlug,
  withCompany,
  type OwnWorkspace,
  type SlugAvailability,
  type Workspace,
  type WorkspaceFields,
} from '#domain/session/workspace.ts';
import { t } from '#domain/words/translate.ts';
import { fieldError } from '../form/formParts.ts';
import { SlowNote } from '../generation/SlowNote.tsx';
import { EntryCard } from '../page/EntryCard.tsx';

const Fields = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const Own = styled.nav`
  display: grid;
  gap: ${space(3)};
  h2 {
    font-size: ${font(14)};
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: ${space(2)};
    /* Many workspaces leave the form in sight. */
    max-height: 15rem;
    overflow-y: auto;
  }
`;

const OwnLink = styled(Link)`
  display: grid;
  align-content: center;
  min-height: ${target(40)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusControl};
  color: ${color.text};
  font-size: ${font(14)};
  text-decoration: none;
  overflow-wrap: anywhere;
  small {
    font-size: ${font(13)};
    color: ${color.muted};
  }
  &:hover {
    background: ${color.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Account = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`;

const addressNotes = {
  unknown: 'entry.create.address',
  checking: 'entry.create.checking',
  free: 'entry.create.free',
  taken: 'entry.create.taken',
} as const;

/** No field is blank, and the domain is valid as the first label of a host. */
function checkWorkspace(fields: WorkspaceFields) {
  const problems = missingWorkspaceFields(fields);
  return hasProblems(problems) || slugProblem(fields.domain) !== undefined
    ? { isValid: false as const, problems }
    : { isValid: true as const, value: trimmed(fields) };
}

/** The state of the address being typed. */
export interface TypedAddress {
  readonly apex: string;
  readonly addressOf: (slug: string) => string;
  readonly answer: SlugAvailability;
}

export interface CreateTenantScreenProps {
  brandName: string;
  /** The workspaces that the person is a member of, or invited to (D84). */
  own: readonly OwnWorkspace[];
  /** The kept draft, if any. */
  initial: WorkspaceFields;
  address: TypedAddress;
  /** Keeps what is typed, so that a reload loses nothing. */
  onDraftChange: (change: Partial<WorkspaceFields>) => void;
  /** The signed-in person's e-mail address, shown beside 'Log out'. */
  email: string;
  onCreate: (workspace: Workspace) => Promise<Sent>;
  /** Called once the workspace exists, also when the person has left the form meanwhile. */
  onCreated: (workspace: Workspace) => void;
  onLogout: () => void;
}

interface OwnWorkspacesProps extends Pick<CreateTenantScreenProps, 'own' | 'address'> {
  readonly title: string;
}

/** Workspaces of the person, each a link to its address. Nothing when there are none. */
function OwnWorkspaces({ title, own, address }: OwnWorkspacesProps) {
  const id = useId();
  if (own.length === 0) return null;
  return (
    <Own aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {own.map(({ domain, company }) => (
          <li key={domain}>
            <OwnLink href={address.addressOf(domain)}>
              {company} <small>{`${domain}.${address.apex}`}</small>
            </OwnLink>
          </li>
        ))}
      </ul>
    </Own>
  );
}

/** The person's workspaces, and the form that creates another. */
export function CreateTenantScreen(props: CreateTenantScreenProps) {
  const { brandName, own, initial, address, email } = props;
  const { onDraftChange, onCreate, onCreated, onLogout } = props;
  const created = useRef<Workspace | null>(null);
  const form = useForm({
    initial,
    check: checkWorkspace,
    onSubmit: async (workspace) => {
      const sent = await onCreate(workspace);
      if (sent.ok) created.current = workspace;
      return sent;
    },
    onDone: () => {
      if (created.current) onCreated(created.current);
    },
  });
  const { fields } = form;
  const type = (change: Partial<WorkspaceFields>) => {
    form.onChange(change);
    onDraftChange(change);
  };
  const slug = slugProblem(fields.domain);
  const note =
    slug === undefined
      ? t(addressNotes[address.answer], { address: address.addressOf(fields.domain) })
      : undefined;
  const isTaken = address.answer === 'taken';
  const slugError =
    slug && slug !== 'empty' && form.showsError('domain') ? t(`entry.slug.${slug}`) : undefined;
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
      <OwnWorkspaces
        title={t('entry.own.title')}
        own={own.filter(({ isInvited }) => !isInvited)}
        address={address}
      />
      <OwnWorkspaces
        title={t('entry.own.invited')}
        own={own.filter(({ isInvited }) => isInvited)}
        address={address}
      />
      <Fields
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isSaving) form.onSubmit();
        }}
      >
        <ReadOnlyContext value={form.isSaving}>
          <Field label={t('entry.create.company')} isRequired error={fieldError(form, 'company')}>
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
          <Field
            label={t('entry.create.domain')}
            isRequired
            error={fieldError(form, 'domain') ?? slugError ?? (isTaken ? note : undefined)}
            hint={isTaken ? undefined : note}
          >
            <TextInput
              name="domain"
              value={fields.domain}
              filter={toSlug}
              suffix={`.${address.apex}`}
              placeholder={t('entry.create.domainExample')}
              autoComplete="off"
              onValueChange={(domain) => type({ domain })}
              onBlur={() => form.onLeave('domain')}
            />
          </Field>
          <Field label={t('entry.create.fullName')} isRequired error={fieldError(form, 'fullName')}>
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
