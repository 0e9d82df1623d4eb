import { fn } from 'storybook/test';
import { Page } from '#components/Page/Page.tsx';

/** A shell around the page of the USPs. */
export const shellArgs = {
  brandName: 'Bellwether',
  profile: { id: 'u1', name: 'Ada Lovelace', givenName: 'Ada', email: 'ada@acme.example' },
  pathname: '/usps' as const,
  stage: 'usps' as const,
  preferences: {
    theme: 'system' as const,
    onThemeChange: fn(),
    singleKeys: { isOn: true, onChange: fn() },
    isMac: false,
  },
  onGo: fn(),
  onLogout: fn(),
  children: <Page title="Unique Selling Points (USPs)">The page stands here.</Page>,
};
