import { expect, test } from 'vitest';
import { withPlainDigits } from './withPlainDigits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['－１，５', '-1,5'],
  ['＋１．５', '+1.5'],
  ['١٢٫٥', '12.5'],
  ['12 kg', '12 kg'],
])('%j becomes %j', (text, plain) => {
  expect(withPlainDigits(text)).toBe(plain);
});
