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

  it.each(['', '   ', '!!!', '🙂🙂', '12 34', 'we do it all'])('finds nothing in %j', (text) => {
    expect(subjectOf(text)).toMatchObject({ terms: [], audiences: [], places: [] });
  });
});
