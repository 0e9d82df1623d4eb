import { afterEach, describe, expect, it } from 'vitest';
import { english } from './catalogue.ts';
import { t, setLanguage } from './translate.ts';

afterEach(() => setLanguage('en', english));

describe('t', () => {
  it('returns the text of a key', () => {
    expect(t('general.cancel')).toBe('Cancel');
  });

  it('chooses the plural form and formats numbers for the locale', () => {
    expect(t('emails.state.written', { count: 1 })).toBe('1 email');
    expect(t('emails.state.written', { count: 12_000 })).toBe('12,000 emails');
  });

  it('uses another language after setLanguage', () => {
    setLanguage('de', {
      ...english,
      'general.cancel': 'Abbrechen',
      'emails.state.written': { one: '{count} Mail', other: '{count} Mails' },
    });
    expect(t('general.cancel')).toBe('Abbrechen');
    expect(t('emails.state.written', { count: 12_000 })).toBe('12.000 Mails');
  });
});
