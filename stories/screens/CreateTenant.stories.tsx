import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import type { Sent } from '#components/Form/formStore.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { CreateTenantScreen } from '#screens/CreateTenant/CreateTenantScreen.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Create Tenant',
  component: CreateTenantScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Bellwether',
    initial: { company: '', domain: '', fullName: '' },
    address: {
      apex: 'bellwether.com',
      addressOf: (slug) => `https://${slug}.bellwether.com`,
      answer: 'unknown' as const,
    },
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
  },
});

export const Created = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(/Company/)).toHaveFocus();
    await userEvent.keyboard('Acme Ltd');
    await expect(canvas.getByLabelText(/Domain/)).toHaveValue('acme-ltd');
    await userEvent.clear(canvas.getByLabelText(/Domain/));
    await userEvent.type(canvas.getByLabelText(/Domain/), ' Acme! Ltd');
    await expect(canvas.getByLabelText(/Domain/)).toHaveValue('acmeltd');
    await expect(canvas.getByText(/https:\/\/acmeltd\.bellwether\.com/)).toBeVisible();
    await expect(canvas.getByText('.bellwether.com')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Full name/), 'Ada Lovelace{Enter}');
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
    await expect(args.onCreate).toHaveBeenCalledWith({
      company: 'Acme Ltd',
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
    await expect(domain).toHaveValue("ac'me");
    await fireEvent.compositionEnd(domain);
    await expect(domain).toHaveValue('acme');
  },
});

/** The domain follows the company until the person types it. */
export const DomainSuggested = meta.story({
  play: async ({ canvas, args }) => {
    const [company, domain] = [canvas.getByLabelText(/Company/), canvas.getByLabelText(/Domain/)];
    await userEvent.type(company, 'Müller & Söhne');
    await expect(domain).toHaveValue('muller-sohne');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      company: 'Müller & Söhne',
      domain: 'muller-sohne',
    });
    await userEvent.clear(domain);
    await userEvent.type(domain, 'mueller');
    await userEvent.type(company, ' GmbH');
    await expect(domain).toHaveValue('mueller');
  },
});

/** A draft from before a reload. */
export const Editing = meta.story({
  args: { initial: typed },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Company/)).toHaveValue('Acme Ltd');
    // The picture shows the focus, whatever the previous story did with it.
    canvas.getByLabelText(/Company/).focus();
    await expect(canvas.getByLabelText(/Company/)).toHaveFocus();
    await expect(canvas.getByText(/https:\/\/acme\.bellwether\.com/)).toBeVisible();
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

/** A name that is invalid as a host, or reserved by the product. */
export const Refused = meta.story({
  args: { initial: { ...typed, domain: 'www' } },
  play: async ({ canvas, args }) => {
    const domain = canvas.getByLabelText(/Domain/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText(/This name is reserved/)).toBeVisible();
    await userEvent.clear(domain);
    await userEvent.type(domain, '-acme-');
    await expect(canvas.getByText(/cannot start or end with a hyphen/)).toBeVisible();
    await userEvent.clear(domain);
    await userEvent.type(domain, 'xn--acme');
    await expect(canvas.getByText(/cannot start with/)).toBeVisible();
    await userEvent.clear(domain);
    await userEvent.type(domain, 'a'.repeat(64));
    await expect(canvas.getByText(/at most 63 characters/)).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Taken = meta.story({
  tags: ['visual'],
  args: {
    initial: typed,
    address: {
      apex: 'bellwether.com',
      addressOf: (slug) => `https://${slug}.bellwether.com`,
      answer: 'taken',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://acme.bellwether.com is taken')).toBeVisible();
    await expect(canvas.getByLabelText(/Domain/)).toBeInvalid();
  },
});

/** One click sends one request; a second click while it runs does nothing. */
export const Saving = meta.story({
  args: {
    initial: typed,
    onCreate: fn<(workspace: Workspace) => Promise<Sent>>(() => new Promise(() => undefined)),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Creating...' }));
    await userEvent.type(canvas.getByLabelText(/Company/), '{Enter}');
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
