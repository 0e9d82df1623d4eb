import { describe, expect, it } from 'vitest';
import { subjectOf } from './subject.ts';

describe('subjectOf', () => {
  it('distinguishes offers and audiences', () => {
    expect(
      subjectOf('We help independent bakeries sell bread online with same-day delivery.'),
    ).toMatchObject({
      terms: ['same-day delivery', 'bread'],
      audiences: ['independent bakeries'],
    });
  });

  it('finds every audience of a list, without verbs and praise', () => {
    expect(
      subjectOf(
        'Affordable cloud accounting software for freelancers and small businesses. We automate invoicing, tax filing and bank reconciliation.',
      ),
    ).toMatchObject({
      terms: ['cloud accounting software', 'tax filing', 'bank reconciliation', 'invoicing'],
      audiences: ['small businesses', 'freelancers'],
    });
  });

  it('finds places and recipients', () => {
    expect(
      subjectOf(
        'Handmade tableware, fired in small batches in Lisbon. We ship plates to restaurants.',
      ),
    ).toMatchObject({
      terms: ['handmade tableware', 'plates'],
      audiences: ['restaurants'],
      places: ['Lisbon'],
    });
  });

  it('uses nouns for the business itself only without other terms', () => {
    const description = 'A friendly dental clinic offering teeth whitening. Open late.';
    expect(subjectOf(description).terms).toEqual(['teeth whitening']);
    expect(subjectOf('A friendly dental clinic.').terms).toEqual(['friendly dental clinics']);
  });

  it('never takes the name for an offer', () => {
    const { terms } = subjectOf(
      'Northwind is an HR platform. Northwind runs payroll.',
      'Northwind',
    );
    expect(terms).toEqual(['HR platforms', 'payroll']);
  });

  it('distinguishes verbs and nouns of the same form', () => {
    expect(subjectOf('We repair bikes.').terms).toEqual(['bikes']);
    expect(subjectOf('Boiler repair and web design.').terms).toEqual([
      'boiler repair',
      'web design',
    ]);
  });

  it('does not take participles for offers', () => {
    expect(
      subjectOf('Bread that is baked at night and brought to cafés before they open.'),
    ).toMatchObject({ terms: ['bread'], audiences: ['cafés'] });
    expect(subjectOf('Smoked fish, woven baskets, and seed for gardens.').terms).toEqual([
      'smoked fish',
      'woven baskets',
      'seeds',
      'gardens',
    ]);
  });

  it('takes neither times nor makers for offers', () => {
    expect(
      subjectOf('Electric bikes, repaired by mechanics in the evening. We fix them at your door.')
        .terms,
    ).toEqual(['electric bikes']);
    expect(subjectOf('A dental practice for children. Open around the clock.')).toMatchObject({
      terms: ['dental practices'],
      audiences: ['children'],
    });
  });

  it.each([
    ['after a pronoun', 'We vet software engineers.', ['software engineers']],
    [
      'after who',
      'A clinic of dentists who whiten teeth with gentle lamps.',
      ['dentists', 'teeth', 'gentle lamps'],
    ],
    ['in a list of verbs', 'We plan, budget and film short stories.', ['short stories']],
    ['before a possessive', 'Send invoices and file your tax return.', ['tax returns', 'invoices']],
    ['before an object', 'Storm damage? Call us.', ['storm damage']],
    ['before a preposition', 'Blankets for people who want to stay in bed.', ['blankets']],
    [
      'as a gerund',
      'Charts without writing code. We have been mending looms.',
      ['charts', 'code', 'looms'],
    ],
  ])('does not take verbs for offers: %s', (_place, description, terms) => {
    const found = subjectOf(description).terms;
    expect([...found].sort()).toEqual([...terms].sort());
  });

  it('does not take the verb after the name for an offer', () => {
    expect(subjectOf('Nordline moves frozen freight.', 'Nordline').terms).toEqual([
      'frozen freight',
    ]);
  });

  it('finds an offer that is also a word of the name', () => {
    const { terms } = subjectOf('I plan weddings for couples.', 'Weddings by Rose');
    expect(terms).toEqual(['weddings']);
  });

  it('takes nouns in -ises and -izes for offers', () => {
    expect(subjectOf('Breathing exercises and river cruises.').terms).toEqual([
      'breathing exercises',
      'river cruises',
    ]);
  });

  it('leaves a noun without an article in the singular', () => {
    expect(subjectOf('We make red wine and port. We advise on divorce.').terms).toEqual([
      'red wine',
      'port',
      'divorce',
    ]);
  });

  it('finds all audiences and places of a list', () => {
    expect(
      subjectOf('Parts for aerospace and device manufacturers, sold in Leeds and York.'),
    ).toMatchObject({ audiences: ['device manufacturers'], places: ['Leeds', 'York'] });
    expect(subjectOf('Linen for cafés, hotels and restaurants.').audiences).toEqual([
      'cafés',
      'hotels',
      'restaurants',
    ]);
  });

  it('takes animals neither for customers nor for offers of a business that serves them', () => {
    expect(subjectOf('Treats for puppies. Walks for dogs, cats and horses.')).toMatchObject({
      terms: ['treats', 'walks'],
      audiences: [],
    });
  });

  it('uses what the business is only without other terms', () => {
    expect(subjectOf('We are vets in York. Vaccinations and surgery.').terms).toEqual([
      'vaccinations',
      'surgery',
    ]);
    expect(subjectOf('We are vets in York.').terms).toEqual(['vets']);
  });

  it('ends an audience at a participle', () => {
    expect(subjectOf('We help young people leaving care find homes.')).toMatchObject({
      terms: ['homes'],
      audiences: ['young people'],
    });
  });

  it('does not take things for audiences', () => {
    expect(subjectOf('Software for invoices and payments.')).toMatchObject({
      terms: ['software', 'invoices', 'payments'],
      audiences: [],
    });
  });

  it.each([
    ['Japanese', '私たちは東京で焼きたてのパンをオフィスに届けるベーカリーです。', 'ベーカリー'],
    ['Chinese', '我们为中小企业提供云会计软件和税务咨询服务', '税务咨询服务'],
    ['Ukrainian', 'Ми виготовляємо екологічну упаковку для кавʼярень.', 'екологічну упаковку'],
    ['Korean', '우리는 동네 빵집을 위한 온라인 주문 서비스를 제공합니다', '온라인 주문'],
    ['Arabic', 'نقدم خدمات محاسبة للشركات الصغيرة', 'محاسبة'],
    ['German', 'Wir liefern frische Brötchen und Kuchen an Büros.', 'Brötchen'],
  ])('finds words in %s', (_language, description, term) => {
    const { terms } = subjectOf(description);
    expect(terms.some((found) => found.includes(term))).toBe(true);
  });

  it.each([
    [
      'German',
      'Wir backen Sauerteigbrot und Torten aus regionalem Mehl für Familien und Cafés in der Stadt.',
      ['Sauerteigbrot', 'Torten'],
    ],
    [
      'French',
      'Nous cultivons des tomates anciennes et du basilic pour les restaurants de Lyon.',
      ['tomates anciennes', 'basilic'],
    ],
    [
      'Italian',
      'Produciamo gelato artigianale e sorbetti per ristoranti e alberghi.',
      ['gelato artigianale', 'sorbetti'],
    ],
    [
      'Greek',
      'Παράγουμε ελαιόλαδο, μέλι για εστιατόρια στην Αθήνα. Πουλάμε κεραμικά.',
      ['ελαιόλαδο', 'κεραμικά'],
    ],
  ])('takes neither verbs nor customers nor places for offers in %s', (_name, text, terms) => {
    expect(subjectOf(text).terms).toEqual(expect.arrayContaining(terms));
    expect(subjectOf(text).terms).toHaveLength(terms.length);
  });

  it.each(['', '   ', '!!!', '🙂🙂', '12 34', 'we do it all'])('finds nothing in %j', (text) => {
    expect(subjectOf(text)).toMatchObject({ terms: [], audiences: [], places: [] });
  });
});
