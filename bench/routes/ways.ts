import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePages } from '#domain/pages/workspacePages.ts';
import { t } from '#domain/words/translate.ts';

/** A way from a page to a neighbouring one. */
export interface Way {
  readonly from: string;
  readonly to: string;
  /** Its name in the results: the footer's button or link, or the header. */
  readonly by: string;
  /** Selectors to press before, such as an option or a menu. Each one is awaited. */
  readonly first: readonly string[];
  /** The selector that opens the page. */
  readonly press: string;
}

/** The signs that a page is shown: its heading, and the selector of its content. */
export interface Arrival {
  readonly title: string;
  readonly content: string;
}

const contentOf = { table: 'th[scope=row]', cards: 'article, [role=radiogroup]', form: 'input' };

export function arrivalAt(path: string): Arrival {
  const page = workspacePages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} is no page of a workspace.`);
  const content = contentOf[page.shape.body].replaceAll(/[^,]+/g, (one) => `main ${one.trim()}`);
  return { title: t(page.title), content };
}

/** The way by the footer's button. On the dashboard a campaign is chosen first. */
const onward = (from: RoutePath, to: string, index: number): Way => ({
  from,
  to,
  by: 'next',
  first: from === '/dashboard' ? [`[role=radiogroup] > :nth-child(${index + 1}) strong`] : [],
  press: 'footer > button',
});

const inFooters = workspacePages.flatMap(({ path, next, back }): readonly Way[] => [
  ...next.map((to, index) => onward(path, to, index)),
  ...(back === undefined
    ? []
    : [{ from: path, to: back, by: 'back link', first: [], press: 'footer a' }]),
]);

const header = (from: string, to: string, press: string, ...first: readonly string[]): Way => ({
  from,
  to,
  by: 'header',
  first,
  press,
});
const item = (path: string) => `[role=menu] a[href="${path}"]`;
const inbound = 'header nav button';
const profile = `[aria-label="${t('shell.profile', { name: 'Ada' })}"]`;

const inHeader = [
  header('/keyword-research', '/target-companies', 'header nav a[href="/target-companies"]'),
  header('/target-companies', '/keyword-research', item('/keyword-research'), inbound),
  header('/keyword-research', '/dashboard', 'header a[href="/"]'),
  header('/keyword-research', '/users', item('/users'), profile),
  header('/users', '/dashboard', 'header a[href="/"]'),
];

/** Every way between neighbours. */
export const ways: readonly Way[] = [...inFooters, ...inHeader];
