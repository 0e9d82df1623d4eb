import { expect, userEvent, waitFor } from 'storybook/test';
import { aMailing } from '#mocks/fixtures/mailing.ts';
import { EmailVariationsScreen } from '#screens/EmailVariations/EmailVariationsScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  aNamedSet,
  emailArgs,
  fiveSets,
  StatefulEmailVariations,
  mailIn,
} from './emailVariationsSetup.tsx';

const meta = preview.meta({
  title: 'Screens/Email Variations Remarks',
  component: EmailVariationsScreen,
  parameters: { layout: 'fullscreen' },
  args: emailArgs,
  render: (args) => <StatefulEmailVariations {...args} />,
});

const [first = aNamedSet({}, 0)] = fiveSets;

/** One press fixes a remark, both while the mail is read and while it is edited, and Undo reverts it. */
export const Mending = meta.story({
  args: {
    mail: mailIn(
      aMailing([
        {
          ...first,
          variations: [
            {
              subject: 'Bread for Saltmarsh Kitchens',
              body: 'Hi Ben,\n\nact now: who bakes for you?',
            },
          ],
        },
        ...fiveSets.slice(1),
      ]),
    ),
  },
  play: async ({ canvas, step }) => {
    await step('the words are marked, and fixed in the text', async () => {
      await expect(canvas.getByText('act now').tagName).toBe('MARK');
      await userEvent.click(canvas.getByRole('button', { name: 'Replace with “Olena”' }));
      await expect(canvas.getByText(/Hi Olena/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(canvas.getByRole('button', { name: 'Replace with “Olena”' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    });
    await step('while editing, one press selects the words, another fixes a name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
      const body = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Email' });
      await userEvent.click(canvas.getByRole('button', { name: 'Show in the text: act now' }));
      await expect(body).toHaveFocus();
      await expect(body.value.slice(body.selectionStart, body.selectionEnd)).toBe('act now');
      await userEvent.click(canvas.getByRole('button', { name: 'Replace with “Olena”' }));
      await expect(body).toHaveValue('Hi Olena,\n\nact now: who bakes for you?');
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(body.value).toContain('Hi Ben');
    });
  },
});

/** At 1280×720 all actions of a mail are visible, and nothing is hidden below them. */
export const ActionsInSight = meta.story({
  globals: { viewport: { value: 'low', isRotated: false } },
  parameters: {
    viewport: {
      options: { low: { name: 'Low (1280×720)', styles: { width: '1280px', height: '720px' } } },
    },
  },
  play: async ({ canvas }) => {
    const bottom = canvas.getByRole('contentinfo').getBoundingClientRect().top;
    const inSight = [
      canvas.getByRole('link', { name: 'Create Gmail Draft' }),
      canvas.getByRole('link', { name: 'Create Default Draft' }),
      canvas.getByRole('button', { name: 'Edit' }),
      canvas.getByRole('button', { name: 'Copy all' }),
      canvas.getByRole('button', { name: /^Drafted/ }),
      canvas.getByRole('button', { name: /^Skip/ }),
    ];
    await waitFor(async () => {
      for (const action of inSight) {
        const box = action.getBoundingClientRect();
        await expect(box.top).toBeGreaterThanOrEqual(0);
        await expect(box.bottom).toBeLessThanOrEqual(bottom);
      }
    });
  },
});

/** On a phone only the line of marks stays visible: the mail's own actions are below its text. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone (390×700)', styles: { width: '390px', height: '700px' } } },
    },
  },
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
