/** Breaks that a block stands for, before its content and after it. */
function breaksOf(name: string): number {
  return /^(?:p|h[1-6]|ul|ol|dl|blockquote|pre|table)$/.test(name) ? 2 : 1;
}

/** Points deeper than this are set in no further: a line of a mail has room for words. */
const deepestIndent = 8;

function bare(address: string): string {
  return address.replace(/^https?:\/\/|\/$/gi, '');
}

interface Link {
  readonly href: string;
  /** What was written since it was opened. */
  words: string;
}

/** What the tags of a mail say, as lines of text. */
export class MarkupWriter {
  readonly #lines: string[] = [''];
  /** The number of the next point in each list that is open; null where points have none. */
  readonly #lists: (number | null)[] = [];
  readonly #flows: boolean;
  #link: Link | null = null;
  /** Kept beside the line: asking a long one for its last letter after each word costs its length each time. */
  #endsInWord = false;

  /** `flows`: the line breaks and blanks of the source mean nothing, as between the blocks of a page. */
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

  /** The beginning or the end of a block. */
  block(name: string, isEnd: boolean): void {
    if (this.#link) this.#link.words += '\n';
    if (name === 'br') this.#break();
    else if (name === 'td' || name === 'th') this.#cell(isEnd);
    else if (name === 'ul' || name === 'ol') this.#list(name, isEnd);
    else {
      this.#breakTo(breaksOf(name));
      if (name === 'li' && !isEnd) this.#point();
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
    for (const [place, line] of words.split('\n').entries()) {
      if (place === 0) this.#line += line;
      else this.#lines.push(line);
    }
  }

  #break(): void {
    this.#endsInWord = false;
    this.#line = this.#line.replace(/[ \t]+$/, '');
    this.#lines.push('');
  }

  /** So many breaks after the last words, counting those that are there. */
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

  #point(): void {
    const place = this.#lists.length - 1;
    const number = this.#lists[place] ?? null;
    const indent = '  '.repeat(Math.min(Math.max(0, place), deepestIndent));
    this.#line += `${indent}${number === null ? '-' : `${number}.`} `;
    if (number !== null) this.#lists[place] = number + 1;
  }
}
