import { fileURLToPath } from 'node:url';
import { parseAst, type Plugin } from 'vite';
import { english } from '#domain/words/catalogue.ts';
import { keysIn } from './keysIn.ts';

const pathOf = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const source = pathOf('src/');
const wordFiles = pathOf('src/domain/words/');
const catalogue = pathOf('src/domain/words/catalogue.ts');

/** The module that puts one text into the catalogue. The ending keeps 'evidence.less' from being taken for a style sheet. */
const [prefix, ending] = ['\0word:', '.js'];
const moduleOf = (key: string): string => `${prefix}${key}${ending}`;

/** True for the module of one text. */
export const isWordModule = (id: string): boolean => id.startsWith(prefix);

const texts: Readonly<Record<string, unknown>> = english;
const keys = Object.keys(texts);

/**
 * Ships each text with the code that uses it, so that no page loads the words of another. The catalogue starts empty; a module
 * that names a key imports the text of that key. A text that no module names fails the build: nobody could read it.
 */
export function wordsWhereUsed(): Plugin {
  const used = new Set<string>();
  return {
    name: 'words-where-used',
    apply: 'build',
    resolveId: (id) => (isWordModule(id) ? { id, moduleSideEffects: true } : undefined),
    load(id) {
      if (id === catalogue) return 'export const english = {};';
      if (!isWordModule(id)) return undefined;
      const key = id.slice(prefix.length, -ending.length);
      const [from, name, text] = [catalogue, key, texts[key]].map((value) => JSON.stringify(value));
      return `import { english } from ${from};\nenglish[${name}] = ${text};`;
    },
    transform(code, id) {
      if (!id.startsWith(source) || id.startsWith(wordFiles) || !/\.tsx?$/.test(id))
        return undefined;
      const named = keysIn(parseAst(code), keys);
      for (const key of named) used.add(key);
      const imports = named.map((key) => `import ${JSON.stringify(moduleOf(key))};`);
      return { code: [code, ...imports].join('\n'), map: null };
    },
    buildEnd(error) {
      const unread = keys.filter((key) => !used.has(key));
      if (!error && unread.length > 0)
        this.error(`No module uses these texts: ${unread.join(', ')}`);
    },
  };
}
