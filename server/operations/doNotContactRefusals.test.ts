import { beforeEach, describe, expect, it, vi } from 'vitest';
import { told } from '../testing/told.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { setupOn, type SuggestionSetup } from '../testing/suggestionSetup.ts';

describe.each(adapters)('whom nobody writes to, on %s', (_name, open) => {
  let database: TestDatabase;
  let setup: SuggestionSetup;
  beforeEach(async () => {
    ({ database, setup } = await setupOn(open, { reader: undefined }));
  });

  const block = async (body: object) => {
    const { status, data } = await setup.ask('doNotContact.add', body);
    expect(status).toBe(200);
    return data as { readonly id: number };
  };
  const website = 'https://shop.harbour.example/about';

  describe('a letter', () => {
    const addPerson = async (more: object = {}) =>
      setup.addPerson(await setup.addTarget(website), more);
    const write = (prospectid: number) =>
      setup.ask('emails.generate', { prospectid, companyId: setup.company.companyId });
    const lettersTo = async (prospectid: number) => {
      const query = { prospectid: String(prospectid) };
      return (await setup.ask('emails.list', undefined, query)).rows;
    };

    it.each<[string, object, object, string]>([
      [
        'by the website',
        { entry: 'harbour.example' },
        {},
        'Ana Ruiz is on the list “Do not contact” (harbour.example).',
      ],
      [
        'by the address',
        { entry: 'ana@mail.example' },
        { prospect_email: 'Ana+work@mail.example' },
        'Ana Ruiz is on the list “Do not contact” (ana@mail.example).',
      ],
      [
        'by the name',
        { person: 'ana ruíz', company: 'HARBOUR Kitchens' },
        {},
        'Ana Ruiz is on the list “Do not contact” (ana ruíz, HARBOUR Kitchens).',
      ],
      [
        'without a name',
        { entry: 'harbour.example' },
        { prospect_name: '' },
        'Head Buyer is on the list “Do not contact” (harbour.example).',
      ],
    ])('to a person who is on the list %s is refused before it is written', async (...row) => {
      const [, entry, more, message] = row;
      const letters = vi.spyOn(setup.context.writer, 'letters');
      const prospectid = await addPerson(more);
      const { id } = await block(entry);
      expect(await write(prospectid)).toMatchObject({
        status: 409,
        message,
        reason: 'suggestions',
      });
      expect(letters).not.toHaveBeenCalled();
      await setup.ask('doNotContact.remove', { id });
      expect(await write(prospectid)).toMatchObject({ status: 200 });
    });

    it('is not stored when its person gets on the list while it is written', async () => {
      const { writer } = setup.context;
      const letters = writer.letters.bind(writer);
      const written = vi.spyOn(writer, 'letters').mockImplementation(async (order) => {
        await block({ entry: 'harbour.example' });
        return letters(order);
      });
      const prospectid = await addPerson();
      expect(told(await write(prospectid))).toBe(
        '409 Ana Ruiz is on the list “Do not contact” (harbour.example).',
      );
      expect(written).toHaveBeenCalledTimes(1);
      expect(await lettersTo(prospectid)).toEqual([]);
    });

    it('that was written before stays', async () => {
      const prospectid = await addPerson();
      await write(prospectid);
      const before = await lettersTo(prospectid);
      expect(before).toHaveLength(1);
      await block({ entry: 'harbour.example' });
      expect(await lettersTo(prospectid)).toEqual(before);
    });
  });

  describe('a search', () => {
    const named = (...names: readonly string[]) =>
      vi.spyOn(setup.context.writer, 'people').mockImplementation(async () => ({
        items: names.map((name) => ({ name, role: `Buyer ${name}` })),
      }));
    const search = (...companies: readonly object[]) =>
      setup.ask('prospects.generate', { companies });
    const namesIn = ({ rows }: Awaited<ReturnType<typeof search>>) =>
      rows.map((row) => row['prospect_name']);

    it('leaves out the people on the list, and says how many', async () => {
      named('Ana Ruiz', 'Ben Roy', 'Cleo Fox', '');
      const target = await setup.addTarget(website);
      await block({ person: 'Ana Ruiz', company: target.name });
      const elsewhere = { person: 'Ben Roy', company: 'Juniper Hotels' };
      await block(elsewhere);
      const one = await search(target);
      expect(one.message).toBe('1 person is left out: they are on the list “Do not contact”.');
      expect(namesIn(one)).toEqual(['Ben Roy', 'Cleo Fox', '']);
      const other = await setup.addTarget(website, elsewhere.company);
      const both = await search(target, other);
      expect(both.message).toBe('2 people are left out: they are on the list “Do not contact”.');
      expect(namesIn(both)).toEqual(['Ana Ruiz', 'Cleo Fox', '']);
    });

    it('finds a person who was taken off the list', async () => {
      named('Ana Ruiz');
      const target = await setup.addTarget();
      const { id } = await block({ person: 'Ana Ruiz', company: target.name });
      expect(namesIn(await search(target))).toEqual([]);
      await setup.ask('doNotContact.remove', { id });
      const found = await search(target);
      expect([found.message, namesIn(found)]).toEqual(['Generated.', ['Ana Ruiz']]);
    });

    it('does not ask at a company whose website is on the list, and says so', async () => {
      const asked = named('Ana Ruiz');
      const [closed, too, free] = [
        await setup.addTarget(website),
        await setup.addTarget('https://harbour.example', 'Harbour Hotels'),
        await setup.addTarget('https://juniper.example', 'Juniper Hotels'),
      ];
      await block({ entry: 'harbour.example' });
      const one = await search(closed, free);
      expect(one.message).toBe(
        '1 company is not searched: its website is on the list “Do not contact”.',
      );
      expect(one.rows).toMatchObject([{ targetid: free.targetid }]);
      expect(asked).toHaveBeenCalledTimes(1);
      const two = await search(closed, too);
      expect([two.status, two.rows, two.message]).toEqual([
        200,
        [],
        '2 companies are not searched: their websites are on the list “Do not contact”.',
      ]);
      expect(asked).toHaveBeenCalledTimes(1);
    });

    it('leaves out everybody of a company that gets on the list meanwhile', async () => {
      vi.spyOn(setup.context.writer, 'people').mockImplementation(async () => {
        await block({ entry: 'harbour.example' });
        return { items: ['Ana', 'Ben'].map((name) => ({ name, role: 'Buyer' })) };
      });
      const target = await setup.addTarget(website);
      const found = await search(target);
      expect(found.message).toBe('2 people are left out: they are on the list “Do not contact”.');
      expect(found.rows).toEqual([]);
      const kept = await database.rows.list('prospects', 'acme', String(target.targetid));
      expect(kept).toEqual([]);
    });
  });
});
