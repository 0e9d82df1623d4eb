/** A text to insert into a file of the checkout. */
export interface Edit {
  readonly file: string;
  readonly text: string;
  /** The text is inserted before the last occurrence of this; when absent, after the imports. */
  readonly before?: string;
}

const end = '\n};\n';
const endOfConst = '\n} as const';

/** The edits of files that list all pages. A person completes the row in the page table. */
export const pageEdits: readonly Edit[] = [
  {
    file: 'src/domain/pages/pageTable.ts',
    before: endOfConst,
    text: `
  '/__path__': {
    access: 'workspace',
    title: '__plural__.title',
    lead: '__plural__.lead',
    name: '__plural__.name',
    menu: null,
    next: [],
    lists: ['__plural__'],
    shape: { body: 'cards', actions: ['generateMore'] },
  },`,
  },
  {
    file: 'src/app/pageParts.ts',
    before: end,
    text: `
  '/__path__': async () => (await import('#containers/__Plural__Container.tsx')).__Plural__Container,`,
  },
  {
    file: 'src/domain/words/catalogue.ts',
    text: `import { __plural__Words } from './__plural__.ts';`,
  },
  { file: 'src/domain/words/catalogue.ts', before: endOfConst, text: '\n  ...__plural__Words,' },
  {
    file: 'src/domain/work/firstLists.ts',
    before: '] as const;\n\nexport type GeneratedKind',
    text: `, '__plural__'`,
  },
  {
    file: 'src/api/contract/paths.ts',
    before: endOfConst,
    text: `

  '__plural__.list': { method: 'GET', path: '/v1/__path__/{domain}/get__Plural__' },
  '__plural__.generate': { method: 'POST', path: '/v1/__path__/{domain}/generate__Plural__' },`,
  },
  {
    file: 'src/api/contract/lists.ts',
    text: `import { __one__Description } from '#domain/__plural__/__one__.ts';`,
  },
  {
    file: 'src/api/contract/lists.ts',
    before: end,
    text: `
  ...callsOf('__plural__', {
    list: list(rowOf(__one__Description)),
    generate: generate(rows(rowOf(__one__Description))),
  }),`,
  },
  {
    file: 'src/api/lists.ts',
    text: `import { __one__Description } from '#domain/__plural__/__one__.ts';`,
  },
  {
    file: 'src/api/lists.ts',
    before: '/** The calls of all lists',
    text: `function __one__Calls(http: Http) {
  const rows = rowCalls(http, __one__Description);
  return { list: rows.list('__plural__'), generate: rows.generate('__plural__') };
}

`,
  },
  {
    file: 'src/api/lists.ts',
    before: '\n});\n',
    text: `\n  __plural__: __one__Calls(http),`,
  },
  {
    file: 'src/state/generatedLists.ts',
    text: `import { __one__List } from './__plural__.ts';`,
  },
  { file: 'src/state/generatedLists.ts', before: end, text: '\n  __plural__: __one__List,' },
  {
    file: 'server/operations/operations.ts',
    text: `import { __one__Operations } from './__plural__.ts';`,
  },
  { file: 'server/operations/operations.ts', before: end, text: '\n  ...__one__Operations,' },
  { file: 'server/rows/tables.ts', before: endOfConst, text: `\n  __plural__: '__id__',` },
  {
    file: 'src/api/testing/everyCall.ts',
    before: end,
    text: `
  '__plural__.list': (api) => api.__plural__.list('acme', 7),
  '__plural__.generate': (api) => api.__plural__.generate('acme', 7),`,
  },
  {
    file: 'mocks/contract/companyLists.ts',
    before: '\n];\n',
    text: `
  { area: '__plural__' },`,
  },
  {
    file: 'mocks/contract/api.test.ts',
    before: '\n    await api.workspace.removeCompany(',
    text: `
    await api.__plural__.generate(workspace, companyId);
    expect(await api.__plural__.list(workspace, companyId)).not.toEqual([]);
`,
  },
];

/** Returns a file's text with an edit. */
export function edited(source: string, { file, text, before }: Edit): string {
  if (before === undefined) {
    const imports = source.lastIndexOf('\nimport ');
    const at = source.indexOf(';\n', imports) + 2;
    return `${source.slice(0, at)}${text}\n${source.slice(at)}`;
  }
  const at = source.lastIndexOf(before);
  if (at < 0) throw new Error(`${file} is not as expected: there is no ${JSON.stringify(before)}.`);
  return `${source.slice(0, at)}${text}${source.slice(at)}`;
}
