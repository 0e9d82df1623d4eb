/** Returns the number of line breaks before and after a block. */
function breaksOf(name: string): number {
  return /^(?:p|h[1-6]|ul|ol|dl|blockquote|pre|table)$/.test(name) ? 2 : 1;
}

/** Maximum depth of the indent of list items, because the lines of a mail are narrow. */
const maxIndent = 8;

function bare(address: string): string {
  return address.replace(/^https?:\/\/|\/$/gi, '');
}

interface Link {
  readonly href: string;
  /** The text of the link so far. */
  words: string;
}

/** Converts the content of a mail's tags to lines of text. */
export class MarkupWriter {
  readonly #lines: string[] = [''];
  /** The next number of each open list; null for a list without numbers. */
  readonly #lists: (number | null)[] = [];
  readonly #flows: boolean;
  #link: Link | null = null;
  /** Stored besides the line, because reading the last character of a long line after each word is slow. */
  #endsInWord = false;

  /** With `flows`, white space in the source has no meaning, as in HTML with blocks. */
  constructor(flows: boolean) {
    this.#flows = flows;
  }

  write(piece: string): void {
    if (!this.#flows) {
      this.#add(piece);
      return;
    }
    const words = piece.replace(/[ \t\n]+/g, ' ');
    this.#add(this.#endsInWord ? words : words.replace(/^ /, ''));
  }

  openLink(href: string): void {
    this.closeLink();
    this.#link = { href, words: '' };
  }

  closeLink(): void {
    const link = this.#link;
    this.#link = null;
    if (!link || link.href === '') return;
    const words = link.words.trim();
    if (words === '') this.#add(link.href);
    else if (bare(words) !== bare(link.href)) this.#add(` (${link.href})`);
  }

  /** Handles the start or the end of a block. */
  block(name: string, isEnd: boolean): void {
    if (this.#link) this.#link.words += '\n';
    if (name === 'br') this.#break();
    else if (name === 'td' || name === 'th') this.#cell(isEnd);
    else if (name === 'ul' || name === 'ol') this.#list(name, isEnd);
    else {
      this.#breakTo(breaksOf(name));
      if (name === 'li' && !isEnd) this.#listItem();
    }
  }

  text(): string {
    this.closeLink();
    const text = this.#lines.join('\n');
    if (!this.#flows) return text;
    return text
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  get #line(): string {
    return this.#lines.at(-1) ?? '';
  }

  set #line(line: string) {
    this.#lines[this.#lines.length - 1] = line;
  }

  #add(words: string): void {
    if (this.#link) this.#link.words += words;
    if (words !== '') this.#endsInWord = /[^\t\n ]$/.test(words);
    for (const [index, line] of words.split('\n').entries()) {
      if (index === 0) this.#line += line;
      else this.#lines.push(line);
    }
  }

  #break(): void {
    this.#endsInWord = false;
    this.#line = this.#line.replace(/[ \t]+$/, '');
    this.#lines.push('');
  }

  /** Adds line breaks until there are `count` after the last text. */
  #breakTo(count: number): void {
    this.#endsInWord = false;
    this.#line = this.#line.replace(/[ \t]+$/, '');
    if (this.#lines.length === 1 && this.#line === '') return;
    let there = 0;
    while (there < count && this.#lines.at(-1 - there) === '') there += 1;
    for (; there < count; there += 1) this.#lines.push('');
  }

  #cell(isEnd: boolean): void {
    if (isEnd || this.#line === '') return;
    this.#line += '\t';
    this.#endsInWord = false;
  }

  #list(name: 'ul' | 'ol', isEnd: boolean): void {
    const isNested = this.#lists.length > (isEnd ? 1 : 0);
    this.#breakTo(isNested ? 1 : breaksOf(name));
    if (isEnd) this.#lists.pop();
    else this.#lists.push(name === 'ol' ? 1 : null);
  }

  #listItem(): void {
    const depth = this.#lists.length - 1;
    const number = this.#lists[depth] ?? null;
    const indent = '  '.repeat(Math.min(Math.max(0, depth), maxIndent));
    this.#line += `${indent}${number === null ? '-' : `${number}.`} `;
    if (number !== null) this.#lists[depth] = number + 1;
  }
}
