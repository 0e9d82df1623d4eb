import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { keysIn } from './keysIn.ts';

const keys = ['users.title', 'users.lead', 'geos.title', 'message.users.list', 'general.yes'];

const namedIn = (code: string) => keysIn(parseAst(code), keys);

it('finds keys that are written out, wherever they stand', () => {
  expect(namedIn(`t('users.title'); const page = { lead: "users.lead" };`)).toEqual([
    'users.title',
    'users.lead',
  ]);
});

it('finds what a template may become', () => {
  expect(namedIn('t(`message.${call}`)')).toEqual(['message.users.list']);
  expect(namedIn('t(isWide ? `${area}.title` : `general.yes`)')).toEqual([
    'users.title',
    'geos.title',
    'general.yes',
  ]);
});

it('begins a template with the area alone', () => {
  expect(keysIn(parseAst('t(`${area}.title`)'), ['users.title', 'users.form.title'])).toEqual([
    'users.title',
  ]);
});

it('takes no address, sentence or bare pair of values for a key', () => {
  expect(namedIn('`${slug}.${apex}`; `/api/${area}.title`; `${area}.title of ${name}`')).toEqual(
    [],
  );
});
