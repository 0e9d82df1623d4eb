import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMailAddress, mailFile } from './mailFile.ts';
import { headerLine, plainLines } from './mailLinks.ts';
import { decodeHeader, parseMailFile } from '../testing/mailParsers.ts';
import { textsOfTenScripts } from '../testing/tenScripts.ts';

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

  it("encodes subjects and bodies in ten scripts, in lines within the standard's limit", () => {
    for (const { text } of textsOfTenScripts(30)) {
      const file = parseMailFile(mailFile({ to: 'a@b.example', subject: text, body: text }));
      expect(decodeHeader(file.fields.get('subject') ?? '')).toBe(headerLine(text));
      expect(file.body).toBe(plainLines(text).replaceAll('\n', '\r\n'));
      for (const line of file.lines) expect(line.length).toBeLessThanOrEqual(76);
    }
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

describe('isMailAddress', () => {
  it.each(['a@b.example', 'a.b+c@d-e.example', 'ольга@пошта.укр'])('accepts %s', (address) => {
    expect(isMailAddress(address)).toBe(true);
  });
  it.each(['', 'a', 'a@b', 'a@b.c, d@e.f', 'A <a@b.example>', 'a@@b.c', 'a b@c.d'])(
    'refuses %s',
    (address) => {
      expect(isMailAddress(address)).toBe(false);
    },
  );
});
