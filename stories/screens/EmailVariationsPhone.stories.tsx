import { expect, fn, screen, userEvent } from 'storybook/test';
import { aMailing, aMailRun } from '#mocks/fixtures/mailing.ts';
import { EmailVariationsScreen } from '#screens/EmailVariations/EmailVariationsScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  aNamedSet,
  emailArgs,
  fiveSets,
  StatefulEmailVariations,
  mailIn,
} from './emailVariationsSetup.tsx';

const onDismiss = fn();
const twoOfThree = fiveSets.map((set) => ({ ...set, variations: set.variations.slice(0, 2) }));

const meta = preview.meta({
  title: 'Screens/Email Variations Phone',
  component: EmailVariationsScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: emailArgs,
  render: (args) => <StatefulEmailVariations {...args} />,
});

const subjectTop = async () => {
  await document.fonts.ready;
  const subject = screen.getByRole('heading', { name: /^An idea for your breakfast/ });
  return subject.getBoundingClientRect().top;
};

/** With a header of 61 px and a notice of 55 px above the page, this is well above the marks and the footer at 844 px. */
const limit = 440;

/** The subject is in the first screen while mail is written. */
export const Writing = meta.story({
  args: { mail: mailIn(aMailing(fiveSets, { run: aMailRun() })) },
  play: async () => {
    await expect(await subjectTop()).toBeLessThan(limit);
  },
});

/** After a reload the note has two buttons and a long text. */
export const Stopped = meta.story({
  args: {
    mail: mailIn(
      aMailing(twoOfThree, { run: aMailRun({ status: 'stopped', round: 3, done: 0, of: 5 }) }),
      { onDismiss },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await subjectTop()).toBeLessThan(limit);
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
});

/** A failed load is said above the mail of an earlier one. */
export const LoadFailedLater = meta.story({
  args: {
    mail: mailIn(
      aMailing([aNamedSet({ address: 'olena.ferreira@saltmarsh-kitchens.example' }, 0)], {
        message: 'Maintenance until noon',
      }),
    ),
  },
  play: async () => {
    await expect(await subjectTop()).toBeLessThan(limit);
    const to = screen.getByText(/^To: olena/);
    await expect(to.getClientRects()).toHaveLength(1);
    await expect(to.getBoundingClientRect().height).toBeLessThan(24);
  },
});
