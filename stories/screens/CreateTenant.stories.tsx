import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Sent } from '#components/Form/formStore.ts';
import type { OwnWorkspace, Workspace } from '#domain/session/workspace.ts';
import { CreateTenantScreen } from '#screens/CreateTenant/CreateTenantScreen.tsx';
import preview from '#storybook/preview.tsx';

const address = {
  apex: 'bellwether.com',
  addressOf: (slug: string) => `https://${slug}.bellwether.com`,
};

const meta = preview.meta({
  title: 'Screens/Create Tenant',
  component: CreateTenantScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Bellwether',
    own: [],
    initial: { company: '', domain: '', fullName: '' },
    address: { ...address, answer: 'unknown' as const },
    email: 'ada@acme.example',
    onDraftChange: fn(),
    onCreate: fn<(workspace: Workspace) => Promise<Sent>>(async () => ({ ok: true })),
    onCreated: fn(),
    onLogout: fn(),
  },
});

const typed = { company: 'Acme Ltd', domain: 'acme', fullName: 'Ada Lovelace' };

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Company/)).toHaveFocus();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

const acme: OwnWorkspace = { domain: 'acme', company: 'Acme Ltd' };

/**
 * The workspaces of the person are offered (D84). Where somebody has only named their address stands apart, after the others.
 * The form keeps the focus.
 */
export const Invited = meta.story({
  tags: ['visual'],
  args: { own: [acme, { domain: 'navy', company: 'Navy', isInvited: true }] },
  play: async ({ canvas }) => {
    const [own, invited] = canvas.getAllByRole('navigation');
    await expect(canvas.getByLabelText(/Company/)).toHaveFocus();
    await expect(own).toHaveAccessibleName('Your workspaces');
    await expect(own).toHaveTextContent('Your workspacesAcme Ltd acme.bellwether.com');
    await expect(invited).toHaveAccessibleName('Invited');
    await expect(invited).toHaveTextContent('InvitedNavy navy.bellwether.com');
    await expect(canvas.getByRole('link', { name: /^Navy/ })).toHaveAttribute(
      'href',
      'https://navy.bellwether.com',
    );
  },
});

/** Many scroll, so that the form stays in sight. */
export const ManyWorkspaces = meta.story({
  args: {
    own: [
      { domain: 'a'.repeat(63), company: 'An extraordinarily long name of a company '.repeat(4) },
      ...Array.from({ length: 40 }, (_, at) => ({ ...acme, domain: `acme-${at + 1}` })),
    ],
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Your workspaces' }));
    await expect(list.getAllByRole('link')).toHaveLength(41);
    const { scrollWidth, clientWidth, clientHeight } = list.getByRole('list');
    await expect(scrollWidth).toBe(clientWidth);
    await expect(clientHeight).toBeLessThanOrEqual(240);
  },
});

/** The domain follows the company until the person types it. */
export const Created = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(/Company/)).toHaveFocus();
    await userEvent.keyboard('Acme Ltd');
    await expect(canvas.getByLabelText(/Domain/)).toHaveValue('acme-ltd');
    await userEvent.clear(canvas.getByLabelText(/Domain/));
    await userEvent.type(canvas.getByLabelText(/Domain/), ' Acme! Ltd');
    await expect(canvas.getByLabelText(/Domain/)).toHaveValue('acmeltd');
    await userEvent.type(canvas.getByLabelText(/Company/), ' & Sons');
    await expect(canvas.getByLabelText(/Domain/)).toHaveValue('acmeltd');
    await expect(canvas.getByText(/https:\/\/acmeltd\.bellwether\.com/)).toBeVisible();
    await expect(canvas.getByText('.bellwether.com')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Full name/), 'Ada Lovelace{Enter}');
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
    await expect(args.onCreate).toHaveBeenCalledWith({
      company: 'Acme Ltd & Sons',
      domain: 'acmeltd',
      fullName: 'Ada Lovelace',
    });
    await expect(args.onCreated).toHaveBeenCalledTimes(1);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ fullName: 'Ada Lovelace' });
  },
});

/** An input method (IME) separates syllables while it composes. The domain is made of them when it ends. */
export const ComposingDomain = meta.story({
  play: async ({ canvas }) => {
    const domain = canvas.getByLabelText(/Domain/);
    await fireEvent.compositionStart(domain);
    await fireEvent.input(domain, { target: { value: "ac'me" }, isComposing: true });
    await waitFor(() => expect(domain).toHaveValue("ac'me"));
    await fireEvent.compositionEnd(domain);
    await waitFor(() => expect(domain).toHaveValue('acme'));
  },
});

/** Continue with missing fields: each shows its error, and nothing is sent. */
export const Incomplete = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Company is required')).toBeVisible();
    await expect(canvas.getByText('Domain is required')).toBeVisible();
    await expect(canvas.getByText('Full name is required')).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

/** A name that the product reserves, as an example of those that cannot be a host (D6). */
export const Refused = meta.story({
  args: { initial: { ...typed, domain: 'www' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText(/This name is reserved/)).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Checking = meta.story({
  args: { initial: typed, address: { ...address, answer: 'checking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Checking whether/)).toBeVisible();
  },
});

export const Taken = meta.story({
  tags: ['visual'],
  args: {
    initial: typed,
    address: { ...address, answer: 'taken' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://acme.bellwether.com is taken')).toBeVisible();
    await expect(canvas.getByLabelText(/Domain/)).toBeInvalid();
  },
});

/** One click sends one request; while it runs, nothing can be sent or typed. */
export const Saving = meta.story({
  args: {
    initial: typed,
    onCreate: fn<(workspace: Workspace) => Promise<Sent>>(() => new Promise(() => undefined)),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Creating...' }));
    await userEvent.type(canvas.getByLabelText(/Company/), ' & Sons{Enter}');
    await expect(canvas.getByLabelText(/Company/)).toHaveValue('Acme Ltd');
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
});

/** The server's own message below the form; the typed text stays. */
export const SaveError = meta.story({
  tags: ['visual'],
  args: {
    initial: typed,
    onCreate: fn<(workspace: Workspace) => Promise<Sent>>(async () => ({
      ok: false,
      message: 'This domain is already in use.',
    })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This domain is already in use.',
    );
    await expect(canvas.getByLabelText(/Company/)).toHaveValue('Acme Ltd');
    await expect(args.onCreated).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
});

/** A person signed in with the wrong account can log out. */
export const LoggingOut = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Signed in as ada@acme.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
  },
});
