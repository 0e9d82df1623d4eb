import { sampleColumns, type SampleRow } from '#stories/components/keywordRows.tsx';
import type { Contender } from './contender.ts';
import './vanilla.css';

const rowHeight = 44;
const linesShown = 24;

/** A fast list without React: a fixed set of lines whose texts are replaced, and a plain filter. */
export const vanilla: Contender = (root) => (rows) => {
  const texts = rows.map((row) => row.keyword.toLowerCase());
  let shown = rows;
  let first = -1;

  root.innerHTML =
    '<input type="search" aria-label="Search keywords"><div class="list"><div class="scroller"><div class="line head"></div><div class="body"></div></div></div>';
  const find = <T extends Element>(selector: string, kind: new () => T): T => {
    const element = root.querySelector(selector);
    if (!(element instanceof kind)) throw new Error(`No ${selector}`);
    return element;
  };
  const search = find('input', HTMLInputElement);
  const scroller = find('.scroller', HTMLElement);
  const body = find('.body', HTMLElement);
  find('.head', HTMLElement).append(
    cell(''),
    ...sampleColumns.map((column) => cell(column.header, column.align)),
    cell('Action'),
  );
  const lines = Array.from({ length: linesShown }, () => new Line());
  body.append(...lines.map((line) => line.element));

  const paint = (isForced: boolean) => {
    const top = Math.floor(scroller.scrollTop / rowHeight);
    const next = Math.max(0, Math.min(top - 4, shown.length - linesShown));
    if (!isForced && next === first) return;
    first = next;
    for (const [index, line] of lines.entries()) line.show(shown[first + index]);
    body.style.paddingTop = `${first * rowHeight}px`;
    body.style.height = `${shown.length * rowHeight}px`;
  };
  search.addEventListener('input', () => {
    const query = search.value.trim().toLowerCase();
    shown = query ? rows.filter((_, index) => texts[index]?.includes(query)) : rows;
    scroller.scrollTop = 0;
    paint(true);
  });
  scroller.addEventListener('scroll', () => paint(false));
  paint(true);
};

function cell(text: string, className = ''): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.textContent = text;
  return element;
}

/** One visible line. It is created once; afterwards only its texts change. */
class Line {
  readonly element = document.createElement('div');
  readonly #cells = sampleColumns.map((column) => cell('', column.align));
  readonly #box = document.createElement('input');

  constructor() {
    this.element.className = 'line';
    this.#box.type = 'checkbox';
    const select = cell('');
    select.append(this.#box);
    const action = cell('');
    action.innerHTML = '<button type="button" aria-label="Delete">✕</button>';
    this.element.append(select, ...this.#cells, action);
  }

  show(row: SampleRow | undefined) {
    this.element.hidden = row === undefined;
    this.element.style.display = row ? '' : 'none';
    if (!row) return;
    for (const [index, column] of sampleColumns.entries()) {
      const target = this.#cells[index];
      const text = column.render?.(row) ?? column.value(row);
      if (target) target.textContent = typeof text === 'string' ? text : `${Number(text)}`;
    }
  }
}
