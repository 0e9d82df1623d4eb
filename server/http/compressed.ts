import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Content and its encoding: content that does not shrink is sent uncompressed. */
export interface Packed {
  readonly body: Buffer;
  readonly encoding: Encoding;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Two levels below the best: hardly larger, and much faster. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Smaller files are sent uncompressed: they fit into one packet either way. In bytes. */
const minimumSize = 1024;
const isText = (type: string): boolean => /^text\/|json|javascript|svg/.test(type);

/** Returns a function that gives the content in an encoding, compressed once at the first request. */
export function compressed(content: Buffer, type: string): (wanted: Encoding) => Promise<Packed> {
  const done = new Map<Encoding, Promise<Packed>>();
  const pack = async (encoding: Encoding): Promise<Packed> => ({
    body: encoding === 'br' ? await toBrotli(content, quality) : await toGzip(content),
    encoding,
  });
  return (wanted) => {
    const plain = { body: content, encoding: 'identity' } as const;
    if (wanted === 'identity' || content.length < minimumSize || !isText(type)) {
      return Promise.resolve(plain);
    }
    const packed = done.get(wanted) ?? pack(wanted);
    done.set(wanted, packed);
    return packed;
  };
}

/** The best encoding that the `Accept-Encoding` header allows. */
export function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const names = String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}
