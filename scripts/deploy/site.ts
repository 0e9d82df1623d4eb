import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withSettings } from '#server/http/appSettings.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/**
 * Copies the built app, with the environment's settings in its page and a compressed copy of each text file. Returns the page.
 * The former site stays until the new one is complete, because servers may be serving it.
 */
export async function writeSite(from: string, to: string, settings: unknown): Promise<string> {
  const made = `${to}.new`;
  await rm(made, { recursive: true, force: true });
  await cp(from, made, { recursive: true, filter: (path) => !path.endsWith('.vite') });
  const page = join(made, 'index.html');
  const html = withSettings(await readFile(page, 'utf8'), settings);
  await writeFile(page, html);
  const entries = await readdir(made, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    // One after the other: compression is limited by the processor.
    const content = await readFile(path);
    await writeFile(`${path}.br`, await toBrotli(content, best));
    await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
  }
  await rm(to, { recursive: true, force: true });
  await rename(made, to);
  return html;
}
