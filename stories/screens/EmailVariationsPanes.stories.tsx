import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aMailing, aMailRun } from '#mocks/fixtures/mailing.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { EmailVariationsScreen } from '#screens/EmailVariations/EmailVariationsScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  aNamedSet,
  emailArgs,
  firstSet,
  fiveSets,
  mailIn,
  StatefulEmailVariations,
} from './emailVariationsSetup.tsx';

const longMail = {
  ...firstSet,
  variations: [{ subject: 'Bread', body: 'Hello Olena,\n\nwho bakes for you?\n'.repeat(40) }],
};

const meta = preview.meta({
  title: 'Screens/Email Variations/Panes',
  component: EmailVariationsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...emailArgs,
    prospects: many(500, aProspect),
    mail: mailIn(aMailing([longMail, ...many(500, aNamedSet).slice(1)])),
  },
  render: StatefulEmailVariations,
});

const inWindow = (width: number, height: number) => ({
  globals: { viewport: { value: 'window', isRotated: false } },
  parameters: {
    viewport: {
      options: {
        window: {
          name: `${width}×${height}`,
          styles: { width: `${width}px`, height: `${height}px` },
        },
      },
    },
  },
});

const people = () => within(screen.getByRole('navigation', { name: 'Prospects' }));
/** The first row with this name, since the fixtures repeat their names. */
const rowOf = (name: RegExp) => {
  const [row = document.body] = people().getAllByRole('button', { name });
  return row;
};
const mail = () => screen.getByRole('region', { name: /^Olena Ferreira, / });
const footerTop = () => screen.getByRole('contentinfo').getBoundingClientRect().top;

/** Wherever the page is scrolled, the actions stand above the footer, and the list beside the mail. */
export const Low = meta.story({
  ...inWindow(1280, 720),
  play: async () => {
    const actions = [
      screen.getByRole('link', { name: 'Create Gmail Draft' }),
      screen.getByRole('link', { name: 'Create Default Draft' }),
      screen.getByRole('button', { name: /^Drafted/ }),
      screen.getByRole('button', { name: /^Skip/ }),
      screen.getByRole('button', { name: 'Export CSV' }),
      people().getByRole('button', { current: true }),
    ];
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight + 400);
    for (const top of [0, 300]) {
      window.scrollTo(0, top);
      await waitFor(async () => {
        for (const action of actions) {
          const { top: above, bottom } = action.getBoundingClientRect();
          await expect(above).toBeGreaterThanOrEqual(0);
          await expect(bottom).toBeLessThanOrEqual(footerTop());
        }
      });
    }
  },
});

/** Of 500 people only those in view are rendered, and each has its position and the total. */
export const FiveHundred = meta.story({
  ...inWindow(1280, 800),
  play: async ({ canvas }) => {
    const rows = () => people().getAllByRole('listitem');
    await waitFor(() => expect(rows().length).toBeGreaterThan(8));
    await expect(rows().length).toBeLessThan(40);
    await userEvent.click(rowOf(/^Ben Whitfield/));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('500 of 500')).toBeVisible();
    const last = () => people().getByRole('button', { current: true });
    await waitFor(() => expect(last()).toHaveFocus());
    await expect(last().closest('li')).toHaveAttribute('aria-posinset', '500');
    await expect(last().closest('li')).toHaveAttribute('aria-setsize', '500');
    await waitFor(() => expect(rows().length).toBeGreaterThan(8));
    await expect(rows().length).toBeLessThan(40);
    await expect(last().getBoundingClientRect().bottom).toBeLessThanOrEqual(footerTop());
    // Alt and Home opens the home page of some browsers.
    await userEvent.keyboard('{Alt>}{Home}{/Alt}');
    await expect(canvas.getByText('500 of 500')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText('499 of 500')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('1 of 500')).toBeVisible();
    await waitFor(() => expect(last()).toHaveFocus());
  },
});

/** On a phone the title, progress and list take three lines at most, and the page scrolls as one. */
export const PhoneHead = meta.story({
  ...inWindow(390, 844),
  play: async ({ canvas, step }) => {
    await step('the mail begins near the top', async () => {
      const top = canvas.getByRole('main').getBoundingClientRect().top;
      await waitFor(() => expect(mail().getBoundingClientRect().top - top).toBeLessThan(150));
    });
    await step('no button breaks its words', async () => {
      for (const button of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')])
        for (const words of button.querySelectorAll(':scope > span:not([aria-hidden])'))
          await expect(words.getBoundingClientRect().height).toBeLessThan(32);
    });
    await step('the list opens in its line, and closes after a choice', async () => {
      const fold = canvas.getByRole('button', { name: 'All prospects' });
      await expect(people().queryByRole('list')).not.toBeInTheDocument();
      await userEvent.click(fold);
      await userEvent.click(rowOf(/^Priya Nakamura/));
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Priya Nakamura');
      await expect(people().queryByRole('list')).not.toBeInTheDocument();
      await expect(fold).toHaveFocus();
    });
    await step('the next mail is shown from its beginning', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'All prospects' }));
      await userEvent.click(rowOf(/^Olena Ferreira/));
      canvas.getByRole('link', { name: 'Create Gmail Draft' }).scrollIntoView();
      await expect(mail().getBoundingClientRect().top).toBeLessThan(0);
      await userEvent.click(canvas.getByRole('button', { name: /^Drafted/ }));
      const next = canvas.getByRole('heading', { level: 2 });
      await expect(next).toHaveTextContent('Ben Whitfield');
      await waitFor(() => expect(next.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    });
  },
});

/** On a phone only the line of marks stays visible: the mail's own actions are below its text. */
export const OnPhone = meta.story({
  ...inWindow(390, 700),
  args: { prospects: emailArgs.prospects, mail: emailArgs.mail },
  play: async ({ canvas }) => {
    const bottom = canvas.getByRole('contentinfo').getBoundingClientRect().top;
    const drafted = canvas.getByRole('button', { name: /^Drafted/ });
    const skip = canvas.getByRole('button', { name: /^Skip/ });
    await waitFor(() => expect(drafted.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom));
    await expect(skip.getBoundingClientRect().top).toBe(drafted.getBoundingClientRect().top);
    const draft = canvas.getByRole('link', { name: 'Create Gmail Draft' });
    // The mail's own actions follow its text and cover none of it.
    const words = canvas.getByText(/Best regards/);
    await expect(draft.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      words.getBoundingClientRect().bottom,
    );
    // At the end of the page the marks stand below all other actions.
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(drafted.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        draft.getBoundingClientRect().bottom,
      ),
    );
  },
});

const onRetry = fn();

/** A failed prospect is retried in its own row; the focus stays there. */
export const RetryInRow = meta.story({
  ...inWindow(1280, 800),
  args: {
    prospects: emailArgs.prospects,
    mail: mailIn(
      aMailing(fiveSets.slice(2), {
        run: aMailRun({ status: 'finished', done: 5, of: 5, round: 3 }),
        writing: new Map([
          ['1', { toCome: 0, held: 0, failed: ['The writer is out of paper'] }],
          ['2', { toCome: 0, held: 0, failed: ['The writer is out of paper'] }],
        ]),
        report: { remark: 'Two prospects have no address.' },
      }),
      { onRetry },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 5 written', { exact: false })).toBeVisible();
    const [row, other] = people().getAllByRole('listitem');
    await expect(row).toHaveTextContent('Failed');
    await expect(row?.getBoundingClientRect().height).toBe(other?.getBoundingClientRect().height);
    await userEvent.click(people().getByRole('button', { name: 'Retry Ben Whitfield' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await expect(onRetry).toHaveBeenCalledWith(2);
    await expect(people().getByRole('button', { name: /^Ben Whitfield/ })).toHaveFocus();
  },
});
