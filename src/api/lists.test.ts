import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { t } from '#domain/words/translate.ts';
import { ApiError } from './response.ts';
import type { CallName } from './contract/paths.ts';
import { listWrappers, spelledLists } from './testing/spellings.ts';
import { json, createTestApi } from './testing/createTestApi.ts';

/** No entity that reaches a screen may contain one of these. */
const holdsHoles = (value: unknown): boolean => {
  if (value === undefined || Number.isNaN(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsHoles);
};

describe.each(Object.entries(spelledLists))('the list of %s', (area, { list, rows }) => {
  const text = t(`message.${area}.list` as `message.${CallName}`);
  const outcomeOf = (body: unknown) =>
    list(createTestApi(() => json(body)).api).catch((error: unknown) => error);

  it('gives the same entities in every allowed spelling and wrapper', async () => {
    await fc.assert(
      fc.asyncProperty(rows, listWrappers, async (spelled, wrap) => {
        const entities = await outcomeOf(wrap(spelled.map(({ wire }) => wire)));
        expect(entities).toEqual(spelled.map(({ entity }) => entity));
        expect(holdsHoles(entities)).toBe(false);
      }),
    );
  });

  it('is empty when the list is null', async () => {
    const bodies = [null, { data: null }, { success: true, data: { data: null } }, { items: null }];
    for (const body of await Promise.all(bodies.map(outcomeOf))) expect(body).toEqual([]);
  });

  it('keeps a row that comes twice once', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (spelled) => {
        const wire = spelled.map((row) => row.wire);
        const entities = await outcomeOf([...wire, ...wire]);
        expect(entities).toEqual(spelled.map(({ entity }) => entity));
      }),
    );
  });

  it('fails as a whole with the catalogue text when a row cannot be read', async () => {
    const broken = fc.constantFrom(null, 7, 'row', [], {}, { id: null }, { title: 'no id' });
    await fc.assert(
      fc.asyncProperty(rows, broken, listWrappers, async (spelled, row, wrap) => {
        const error = await outcomeOf(wrap([...spelled.map(({ wire }) => wire), row]));
        expect(error).toBeInstanceOf(ApiError);
        expect(error).toMatchObject({ kind: 'malformed', message: text });
      }),
    );
  });

  it('fails when a required field is missing or has the wrong type', async () => {
    const hole = fc.constantFrom(undefined, null, {}, [], true, Number.NaN);
    await fc.assert(
      fc.asyncProperty(rows, hole, fc.nat(1), async ([first], value, which) => {
        fc.pre(first !== undefined);
        const required = Object.keys({ ...first?.wire })[which] ?? '';
        const error = await outcomeOf([{ ...first?.wire, [required]: value }]);
        expect(error).toMatchObject({ kind: 'malformed', message: text });
      }),
    );
  });

  it('gives complete entities or the catalogue error for any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), async (body) => {
        const outcome = await outcomeOf(body);
        const isList = Array.isArray(outcome) && !holdsHoles(outcome);
        expect(isList || (outcome instanceof ApiError && outcome.message === text)).toBe(true);
      }),
    );
  });
});
