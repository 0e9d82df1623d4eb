import { describe, expect, it } from 'vitest';
import { namesCompany } from './quotes.ts';

describe('a text', () => {
  it.each([
    ['Harbour Kitchens', 'Welcome to HARBOUR  kitchens!'],
    ['Harbour Kitchens Ltd.', 'Harbour Kitchens, Bristol'],
    ['Müller Bäckerei GmbH & Co. KG', 'Die Muller-Backerei in Köln'],
    ['Caffè Roma S.p.A.', 'Caffe Roma: dal 1950'],
    ['Acme Co., Inc.', 'About Acme'],
    ['Crumb & Co', 'Crumb and Co bakes'],
    ["Joe's Diner LLC", 'Joe’s Diner'],
    ['Velo Werk', 'Velo Werk AG'],
    ['AG', 'We are AG'],
    ['株式会社あおい', 'こちらは株式会社あおいです'],
  ])('names %s: %s', (company, text) => {
    expect(namesCompany(text, company)).toBe(true);
  });

  it.each([
    ['Harbour Kitchens', 'The harbour. Our kitchens are open.'],
    ['Harbour Kitchens', 'Harbour Café'],
    ['Arc', 'Our search for an architect'],
    ['Crumb & Co', 'Every crumb counts'],
    ['…', 'Anything'],
    ['', 'Anything'],
  ])('does not name %s: %s', (company, text) => {
    expect(namesCompany(text, company)).toBe(false);
  });
});

describe('a quote, with its capitals,', () => {
  it.each([
    ['Next plc', 'At Next we dress families.'],
    ['Next plc', 'NEXT: fashion for all'],
    ['adidas', 'Adidas makes shoes'],
    ['Harbour Kitchens Ltd.', 'Harbour Kitchens builds kitchens'],
    ['株式会社あおい', 'こちらは株式会社あおいです'],
  ])('names %s: %s', (company, text) => {
    expect(namesCompany(text, company, true)).toBe(true);
  });

  it.each([
    ['Next plc', 'We help you take the next step.'],
    ['Harbour Kitchens', 'Our harbour kitchens are open.'],
    ['Next Step', 'Next, step outside'],
    ['…', 'Anything'],
  ])('does not name %s: %s', (company, text) => {
    expect(namesCompany(text, company, true)).toBe(false);
  });
});
