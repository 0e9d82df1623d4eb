import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Page } from '#components/Page/Page.tsx';
import { ShellContainer } from '#containers/ShellContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { choose } from '../choose.ts';
import { leadsTo } from '../leadsTo.ts';
import { framed } from './framed.ts';

const args = { path: '/usps', onDepart: fn() };

const meta = preview.meta({
  title: 'Containers/Shell',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: ({ path, onDepart }: typeof args) => (
    <InApp path={path}>
      <VisitProvider onDepart={onDepart}>
        <ShellContainer>
          <Page title="The page" />
        </ShellContainer>
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dana')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'The page' })).toBeVisible();
  },
});

/** Links of the header use the router. */
export const Navigating = meta.story({
  args: { path: '/prospects' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Outbound Marketing' }));
    await leadsTo('/target-companies');
    await choose('Profile of Dana Reyes', 'Users');
    await leadsTo('/users');
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const ThemeChosen = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme: System' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Theme: Light' }));
    await expect(await canvas.findByRole('button', { name: 'Theme: Dark' })).toBeVisible();
  },
});

/** The menu offers the choice when there is more than one workspace (D84). It is asked for when the menu is first opened. */
export const SwitchingWorkspace = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/workspaces/mine', () => {
        const data = ['acme', 'crumb'].map((domain) => ({ domain, company: domain }));
        return HttpResponse.json({ success: true, data });
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile of Dana Reyes' }));
    const link = await screen.findByRole('menuitem', { name: 'Switch workspace' });
    await expect(link).toHaveAttribute('href', 'https://bellwether.example');
  },
});

const asked = fn();

/** A workspace that the person is only invited to does not count: anybody could make the choice appear. */
export const InvitedElsewhere = meta.story({
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      http.get('*/workspaces/mine', () => {
        asked();
        const crumb = { domain: 'crumb', company: 'Crumb', isInvited: true };
        const data = [{ domain: 'acme', company: 'Acme Ltd' }, crumb];
        return HttpResponse.json({ success: true, data });
      }),
    );
  },
  play: async ({ canvas }) => {
    const open = () =>
      userEvent.click(canvas.getByRole('button', { name: 'Profile of Dana Reyes' }));
    await expect(asked).not.toHaveBeenCalled();
    await open();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await userEvent.keyboard('{Escape}');
    await open();
    await expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(
      screen.queryByRole('menuitem', { name: 'Switch workspace' }),
    ).not.toBeInTheDocument();
  },
});

/** Nothing of the page stays visible while the browser leaves. */
export const LoggingOut = meta.story({
  play: async ({ canvas, args: { onDepart } }) => {
    await choose('Profile of Dana Reyes', 'Logout');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await expect(onDepart).toHaveBeenCalledWith('sign out');
    await waitFor(() => expect(canvas.queryByText('The page')).not.toBeInTheDocument());
  },
});
