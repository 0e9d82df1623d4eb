/** Parsers of the mail formats, written from the standards and independent of the code under test. */

/** Decodes percent-encoding by RFC 3986: to bytes, then to UTF-8. Throws when either is invalid. */
function percentDecoded(text: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '%') {
      const pair = text.slice(at + 1, at + 3);
      if (!/^[\dA-F]{2}$/i.test(pair)) throw new Error(`a broken escape: %${pair}`);
      bytes.push(Number.parseInt(pair, 16));
      at += 2;
    } else {
      if (!/^[!-~]$/.test(character)) throw new Error(`not a URI character: ${character}`);
      bytes.push(character.charCodeAt(0));
    }
  }
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
}

/** Parses a `mailto:` link by RFC 6068. A plus sign is a plus sign, not a space. */
export function parseMailto(href: string) {
  const [, to = '', query = ''] = /^mailto:([^?#]*)\?([^#]*)$/.exec(href) ?? [];
  if (to.includes(',')) throw new Error('more than one recipient');
  const fields = query.split('&').map((pair) => {
    const [name = '', value = '', ...more] = pair.split('=');
    if (more.length > 0) throw new Error('a bare = in a value');
    return [percentDecoded(name), percentDecoded(value)] as const;
  });
  return { to: percentDecoded(to), fields: new Map(fields), names: fields.map(([name]) => name) };
}

/** Parses a mail file: the unfolded header lines and the decoded body. */
export function parseMailFile(file: string) {
  const split = file.indexOf('\r\n\r\n');
  const head = file.slice(0, split);
  if (/[^\r]\n|\r[^\n]/.test(file)) throw new Error('a line that does not end in CRLF');
  if (file.split('\r\n').some((line) => line.length > 998)) throw new Error('a line too long');
  const headers = head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
  const fields = headers.map((line) => {
    const [, name = '', value = ''] = /^([!-9;-~]+): ?(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`not a header: ${line}`);
    return [name.toLowerCase(), value] as const;
  });
  return {
    lines: head.split('\r\n'),
    names: fields.map(([name]) => name),
    fields: new Map(fields),
    body: Buffer.from(file.slice(split + 4), 'base64').toString('utf8'),
  };
}

/** Decodes the text of a header by RFC 2047. White space between two encoded words is ignored. */
export function decodeHeader(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/gi, (_, base64: string) =>
      Buffer.from(base64, 'base64').toString('utf8'),
    );
}
