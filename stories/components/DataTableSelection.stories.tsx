import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import { FooterBar } from '#components/FooterBar/FooterBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { focusedElement } from '#storybook/focusedElement.ts';
import preview from '#storybook/preview.tsx';
import { sampleRows } from './keywordRows.tsx';
import { LiveTable } from './LiveTable.tsx';

const meta = preview.meta({ title: 'Components/DataTable/Selection', component: DataTable });

/** More buttons than fit on a phone's line. */
function LongBar() {
  return ['Copy list', 'Export CSV', 'Write emails', 'Delete'].map((label) => (
    <Button key={label} size="small">
      {label}
    </Button>
  ));
}

/**
 * Shift selects the rows in between. The header's checkbox selects the rows that the search shows and leaves the others
 * unchanged.
 */
export const Selected = meta.story({
  render: () => <LiveTable rows={sampleRows(48)} />,
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    const user = userEvent.setup();
    await user.click(box('email software'));
    await user.keyboard('{Shift>}');
    await user.click(box('invoice for small business'));
    await user.keyboard('{/Shift}');
    await expect(box('invoice for small business')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('4 selected');
    const all = canvas.getByRole('checkbox', { name: 'Select all shown' });
    await expect(all).toBePartiallyChecked();
    await user.type(canvas.getByRole('searchbox'), 'payroll');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '4 selected · 4 selected are hidden',
    );
    await user.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '10 selected · 4 selected are hidden',
    );
    await user.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    // Its button has disappeared: the keyboard goes on in the table.
    await expect(canvas.getByRole('table')).toContainElement(focusedElement());
    await expect(all).not.toBeChecked();
  },
});

/** The selection bar floats above the page: no row moves when it appears. */
export const SelectionBarStill = meta.story({
  render: () => <LiveTable rows={sampleRows(48)} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /survey tools/ });
    const before = row.getBoundingClientRect();
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
    await expect(row.getBoundingClientRect()).toEqual(before);
  },
});

/** A table scrolled by the page, with the selection bar above the page's footer. */
function PageWithTable() {
  return (
    <>
      <Page title="Keywords">
        <LiveTable rows={sampleRows(60)} bar={<LongBar />} />
      </Page>
      <FooterBar next={{ label: 'Content Ideas' }} />
    </>
  );
}

/** True if a press on the middle of an element reaches it. */
const isReachable = (element: HTMLElement): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

const barOf = (canvas: { getByRole: (role: string, how: object) => HTMLElement }) =>
  canvas.getByRole('region', { name: 'Selection' });

/**
 * However far the page is scrolled, the bar is visible above the footer, and the last content can be scrolled out from under
 * it.
 */
export const SelectionBarAboveFooter = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => <PageWithTable />,
  play: async ({ canvas, step }) => {
    const isAboveFooter = async () => {
      const footer = canvas.getByRole('contentinfo').getBoundingClientRect();
      await expect(Math.round(barOf(canvas).getBoundingClientRect().bottom)).toBe(
        Math.round(footer.top),
      );
      await expect(isReachable(canvas.getByRole('button', { name: 'Copy list' }))).toBe(true);
    };
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all shown' }));
    await step('at the top', isAboveFooter);
    await step('at the end, the last row’s button is not covered', async () => {
      window.scrollTo(0, document.body.scrollHeight);
      const last = await canvas.findByRole('button', { name: /^Delete .* 59$/ });
      await isAboveFooter();
      await waitFor(() => expect(isReachable(last)).toBe(true));
    });
    await step('a row reached by keyboard is visible between header and bar', async () => {
      window.scrollTo(0, 0);
      (await canvas.findByRole('checkbox', { name: 'Select email software' })).focus();
      const covered: (Element | null)[] = [];
      for (let times = 0; times < 40; times += 1) {
        await userEvent.tab();
        const cell = document.activeElement;
        if (!(cell instanceof HTMLElement && isReachable(cell))) covered.push(cell);
      }
      await expect(covered).toEqual([]);
    });
    await step('Tab moves from the table to the bar, and then to the footer', async () => {
      window.scrollTo(0, document.body.scrollHeight);
      (await canvas.findByRole('button', { name: /^Delete .* 59$/ })).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Copy list' })).toHaveFocus();
      for (let times = 0; times < 5; times += 1) {
        await userEvent.tab();
      }
      await expect(canvas.getByRole('button', { name: 'Content Ideas' })).toHaveFocus();
    });
    await step('after clearing, no empty space stays', async () => {
      const high = document.body.scrollHeight;
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await waitFor(() => expect(document.body.scrollHeight).toBeLessThan(high));
    });
  },
});
