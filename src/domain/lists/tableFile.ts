import { t } from '../words/translate.ts';

/** Why a file or a text is not read, as a sentence for the person. */
export interface Refused {
  readonly isRead: false;
  readonly reason: string;
}

export const refused = (reason: string): Refused => ({ isRead: false, reason });

export type FileText = { readonly isRead: true; readonly text: string } | Refused;

const mostMegabytes = 5;
/** The most bytes of a file. Who reads one needs no more than one byte above: it is then refused, however long it is. */
export const mostFileBytes = mostMegabytes * 1024 * 1024;

/** The first bytes of files that contain packed tables: a zip, as of Excel and others, and what Excel wrote before 2007. */
const containers = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0'];
/** The first bytes of other files that could pass for text: PDF, PNG, GIF, JPEG, gzip. */
const otherFiles = ['%PDF-', '\u0089PNG', 'GIF8', '\u00FF\u00D8\u00FF', '\u001F\u008B'];

/** Returns the text of a file with comma-, semicolon- or tab-separated rows, whichever program wrote it. */
export function readTableFile(bytes: Uint8Array, fileName: string): FileText {
  const start = String.fromCharCode(...bytes.subarray(0, 5));
  const isContainer = containers.some((first) => start.startsWith(first));
  if (isContainer && /\.xls[xmb]?$/i.test(fileName)) return refused(t('paste.file.excel'));
  if (isContainer || otherFiles.some((first) => start.startsWith(first)))
    return refused(t('paste.file.noTable'));
  if (bytes.length > mostFileBytes)
    return refused(t('paste.file.tooLarge', { megabytes: mostMegabytes }));
  const text = decoded(bytes);
  if (text.includes('\0')) return refused(t('paste.file.noTable'));
  return text.trim() === '' ? refused(t('paste.file.empty')) : { isRead: true, text };
}

/** Windows-1252 is what Excel writes as 'CSV' in Western Europe. It has a character for every byte, so it is tried last. */
function decoded(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** How many bytes tell UTF-16 without a byte order mark. */
const sampleBytes = 4096;

/**
 * Returns the kind of UTF-16, or null. Without a byte order mark it is known by its separators, line breaks and Latin letters:
 * each has a zero in the same half.
 */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, sampleBytes);
  const zerosAt = [0, 0];
  for (const [at, byte] of sample.entries())
    if (byte === 0) zerosAt[at % 2] = (zerosAt[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zerosAt;
  const isPlain = (many: number, few: number) => many * 20 > sample.length && many > few * 10;
  if (isPlain(odd, even)) return 'utf-16le';
  return isPlain(even, odd) ? 'utf-16be' : null;
}
