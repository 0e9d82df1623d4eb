import { expect, userEvent } from 'storybook/test';
import { EvidenceLine } from '#components/EvidenceLine/EvidenceLine.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/EvidenceLine',
  component: EvidenceLine,
  args: {
    source: 'From your website:',
    quote: 'Orders placed until midnight are delivered before six.',
    href: 'https://crumb.example/delivery',
    labels: { more: 'Show all', less: 'Show less' },
  },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <p>Fresh bread before the first guest.</p>
      <EvidenceLine {...args} />
    </div>
  ),
});

export const Playground = meta.story();

const long =
  'We have baked for the cafés of this town since 1987, six days a week, with flour from three mills that we know by name, and we bring it to your door before your first guest sits down.';

/** A long quote is folded until the person expands it, by mouse or keyboard. */
export const LongContent = meta.story({
  args: { quote: long },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/sits down/)).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'Show all', expanded: false });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/sits down/)).toBeVisible();
    const less = canvas.getByRole('button', { name: 'Show less', expanded: true });
    await expect(less).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(/sits down/)).not.toBeInTheDocument();
  },
});

/** A quote is shown in its own text direction, whatever the page's is. */
export const RightToLeft = meta.story({
  args: { quote: 'نوصل الخبز الطازج قبل الساعة السادسة (كل يوم).' },
  play: async ({ canvas }) => {
    const quote = canvas.getByText(/نوصل/);
    await expect(getComputedStyle(quote).direction).toBe('rtl');
    await expect(getComputedStyle(quote.parentElement ?? quote).direction).toBe('ltr');
  },
});

/** A remark with more to say opens it, also after a folded quote. */
export const RemarkWithDetail = meta.story({
  args: {
    quote: long,
    remark: 'gone since 24 Nov',
    detail: 'Now there: “We bake five days a week.”',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Now there/)).not.toBeInTheDocument();
    const remark = canvas.getByRole('button', { name: 'gone since 24 Nov', expanded: false });
    remark.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Now there: “We bake five days a week.”')).toBeVisible();
    await expect(canvas.queryByText(/sits down/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(/^Now there/)).not.toBeInTheDocument();
  },
});
