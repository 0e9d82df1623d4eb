import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../settings/limits.ts';
import { decodeHeader, parseMailFile, parseMailto } from '../testing/mailParsers.ts';
import { headerLine, mailFile, mailLinks, plainLines } from './letter.ts';

const to = 'olena.ferreira+sales@kitchens.example';
/** The expected body, with equal line ends and without lone surrogates. */
const arrived = (body: string) => body.toWellFormed().replace(/\r\n?|[\u2028\u2029]/g, '\n');

/** Text of every script, with the characters that often break links and headers. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\t', '"', '+', '%20', '%0A', '?a=b&c=d#e'),
      fc.constantFrom('\ud83d', '\udc00', '&bcc=z@y.example ', '\r\nBcc: x@y.example\r\n'),
    ),
  )
  .map((pieces) => pieces.join(''));

const gmailOf = (href: string) => new URL(href).searchParams;

describe('mailLinks', () => {
  it('opens the compose page of Gmail with recipient, subject and body', () => {
    const { gmail } = mailLinks({ to, subject: 'Bread & more', body: 'Hello,\n\n1 + 1' });
    expect(gmail.href).toBe(
      'https://mail.google.com/mail/?view=cm&fs=1&to=olena.ferreira%2Bsales%40kitchens.example&su=Bread%20%26%20more&body=Hello%2C%0A%0A1%20%2B%201',
    );
    expect(gmail.isBodyLeftOut).toBe(false);
  });

  it('opens the mail program by RFC 6068', () => {
    const { mailto } = mailLinks({ to, subject: 'Bread & more', body: 'Hello,\n\n1 + 1' });
    expect(mailto.href).toBe(
      'mailto:olena.ferreira%2Bsales@kitchens.example?subject=Bread%20%26%20more&body=Hello%2C%0D%0A%0D%0A1%20%2B%201',
    );
  });

  it('carries the text of any script letter by letter', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const { gmail, mailto } = mailLinks({ to, subject, body });
        const read = parseMailto(mailto.href);
        expect(read.to).toBe(to);
        expect(read.fields.get('subject')).not.toMatch(/[\r\n]/);
        const query = gmailOf(gmail.href);
        expect(query.get('to')).toBe(to);
        const isLeftOut = (link: typeof mailto) => link.isBodyLeftOut || body === '';
        expect(read.names).toEqual(isLeftOut(mailto) ? ['subject'] : ['subject', 'body']);
        const fields = ['view', 'fs', 'to', 'su'];
        expect([...query.keys()]).toEqual(isLeftOut(gmail) ? fields : [...fields, 'body']);
        expect(read.fields.get('body')).toBe(
          isLeftOut(mailto) ? undefined : arrived(body).replaceAll('\n', '\r\n'),
        );
        expect(query.get('body')).toBe(isLeftOut(gmail) ? null : arrived(body));
        expect(gmail.isBodyLeftOut && !mailto.isBodyLeftOut).toBe(false);
      }),
    );
  });

  it('leaves out the body exactly when the link would be too long', () => {
    const bare = mailLinks({ to, subject: 'Bread', body: 'x' }).mailto.href.length - 1;
    const fits = limits.mailtoLength - bare;
    expect(mailLinks({ to, subject: 'Bread', body: 'x'.repeat(fits) }).mailto).toMatchObject({
      isBodyLeftOut: false,
    });
    const over = mailLinks({ to, subject: 'Bread', body: 'x'.repeat(fits + 1) });
    expect(over.mailto.isBodyLeftOut).toBe(true);
    expect(over.mailto.href).not.toContain('body');
    expect(over.gmail.isBodyLeftOut).toBe(false);
  });

  it('keeps line breaks in subject and recipient from starting a header', () => {
    const { gmail, mailto } = mailLinks({
      to: 'a@b.example\r\nBcc: x@y.example',
      subject: 'Hello\r\nBcc: x@y.example',
      body: '',
    });
    for (const { href } of [gmail, mailto]) expect(href).not.toMatch(/%0[AD]/i);
    expect(parseMailto(mailto.href).fields.get('subject')).toBe('Hello Bcc: x@y.example');
  });

  it('leaves out a missing recipient or body', () => {
    const { gmail, mailto } = mailLinks({ to: '', subject: 'Hi', body: '' });
    expect(mailto.href).toBe('mailto:?subject=Hi');
    expect(gmail).toEqual({
      href: 'https://mail.google.com/mail/?view=cm&fs=1&to=&su=Hi',
      isBodyLeftOut: false,
    });
  });

  it('is never too long, never throws and never adds a field, whatever the letter has', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.string({ minLength: 3000, maxLength: 9000 }),
    );
    const half = fc.constantFrom('', '\ud83d', '\udc00');
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60 }),
        anything,
        anything,
        half,
        (address, subject, body, cut) => {
          const { gmail, mailto } = mailLinks({
            to: address + cut,
            subject: subject + cut,
            body: cut + body,
          });
          expect(gmail.href.length).toBeLessThanOrEqual(limits.gmailLength);
          expect(mailto.href.length).toBeLessThanOrEqual(limits.mailtoLength);
          expect(['subject', 'subject,body']).toContain(parseMailto(mailto.href).names.join());
          const url = new URL(gmail.href);
          expect(url.origin + url.pathname).toBe('https://mail.google.com/mail/');
          expect(url.hash).toBe('');
          expect([...url.searchParams.keys()].slice(0, 4)).toEqual(['view', 'fs', 'to', 'su']);
        },
      ),
    );
  });
});

const names = [
  'to',
  'subject',
  'x-unsent',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
];

describe('mailFile', () => {
  it('is a draft in plain text', () => {
    const file = parseMailFile(mailFile({ to: 'a@b.example', subject: 'Bread', body: 'Hi\nyou' }));
    expect(file.names).toEqual(names);
    expect(file.fields.get('to')).toBe('a@b.example');
    expect(file.fields.get('subject')).toBe('Bread');
    expect(file.fields.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(file.body).toBe('Hi\r\nyou');
  });

  it("encodes subjects and bodies of any script, in lines within the standard's limit", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const file = parseMailFile(mailFile({ to: 'a@b.example', subject: text, body: text }));
        expect(decodeHeader(file.fields.get('subject') ?? '')).toBe(headerLine(text));
        expect(file.body).toBe(plainLines(text).replaceAll('\n', '\r\n'));
        for (const line of file.lines) expect(line.length).toBeLessThanOrEqual(76);
      }),
    );
  });

  it('adds no header, whatever the letter has', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        fc.constantFrom('\r\n', '\n', '\r', '\r\n\r\n'),
        (one, other, gap) => {
          const broken = `${one}${gap}Bcc: x@y.example${gap}${other}`;
          const file = parseMailFile(mailFile({ to: broken, subject: broken, body: broken }));
          expect(names.filter((name) => name !== 'to')).toEqual(
            file.names.filter((name) => name !== 'to'),
          );
          expect(decodeHeader(file.fields.get('subject') ?? '')).toBe(headerLine(broken));
        },
      ),
    );
  });

  it('encodes a subject that looks encoded', () => {
    const subject = '=?utf-8?B?SGk=?=';
    const file = parseMailFile(mailFile({ to: '', subject, body: '' }));
    expect(decodeHeader(file.fields.get('subject') ?? '')).toBe(subject);
    expect(file.names).not.toContain('to');
  });
});
