import { expect, screen } from 'storybook/test';
import { scenario } from '#mocks/scenarios/scenario.ts';
import preview from '#storybook/preview.tsx';
import { openedWith, EmailsSetup, written, type EmailArgs } from './emailVariationsSetup.tsx';

const [first, ...others] = written;
const nameless = first && { ...first, name: '' };
const args: EmailArgs = openedWith(nameless ? [nameless, ...others] : []);

const meta = preview.meta({
  title: 'Containers/Email Variations/Nameless',
  parameters: { layout: 'fullscreen' },
  args,
  render: (given: EmailArgs) => <EmailsSetup {...given} />,
  beforeEach: ({ msw }) => msw.use(...scenario.gaps()),
});

/** Mail to a role greets nobody by name, and the check does not complain about that. */
export const Ready = meta.story({
  tags: ['visual'],
  play: async () => {
    const name = `${first?.role}, name not found yet`;
    await expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    await expect(screen.getByText('The greeting has no name until one is found.')).toBeVisible();
    await expect(await screen.findByText(/^Hello,/)).toBeVisible();
    await expect(screen.queryByText(/is not mentioned/)).toBeNull();
    await expect(screen.queryByText(/Placeholders still to fill in/)).toBeNull();
  },
});
