import { describe, expect, it } from 'vitest';
import { checkProspect, companyNamed, companyOf, isProspectKnown } from './prospectForm.ts';
import { checkTexts } from '../entities/entityForm.ts';
import { textsOf } from '../entities/texts.ts';
import { aProspect } from '../testing/aProspect.ts';
import { aTargetCompany } from '../testing/aTargetCompany.ts';
import { noContact } from './prospect.ts';
import { targetCompanyDescription } from './targetCompany.ts';

describe('the target company form', () => {
  const { id: _id, ...filled } = aTargetCompany({ name: ' Globex ', description: 'd' });

  it('needs a name and a description, no news and no initiatives', () => {
    expect(checkTexts(targetCompanyDescription, filled)).toEqual({
      isValid: true,
      value: { ...filled, name: 'Globex' },
    });
    expect(checkTexts(targetCompanyDescription, textsOf(targetCompanyDescription, null))).toEqual({
      isValid: false,
      problems: { name: 'invalid.name', description: 'invalid.description' },
    });
  });

  it('completes a website, and refuses one that is no address of a page', () => {
    const check = (website: string) => checkTexts(targetCompanyDescription, { ...filled, website });
    expect(check(' acme.example ')).toMatchObject({ value: { website: 'https://acme.example' } });
    const problems = { website: 'invalid.websiteUnsafe' };
    for (const website of ['java\nscript:x', 'a b', 'ftp://acme.example'])
      expect(check(website)).toEqual({ isValid: false, problems });
  });
});

describe('the prospect form', () => {
  const companies = [
    { id: 1, name: 'Globex' },
    { id: '2', name: 'Initech ' },
    { id: 3, name: 'Globex' },
  ];

  it('resolves an exact company name to its id', () => {
    expect(
      checkProspect(
        { name: ' Ann ', role: 'CEO', companyName: ' Initech', ...noContact },
        companies,
      ),
    ).toEqual({
      isValid: true,
      value: {
        name: 'Ann',
        role: 'CEO',
        companyName: 'Initech ',
        targetCompanyId: '2',
        ...noContact,
      },
    });
  });

  it.each(['globex', 'Glob', 'Globex Inc', 'Umbrella'])('refuses %j', (companyName) => {
    expect(
      checkProspect({ name: 'Ann', role: 'CEO', companyName, ...noContact }, companies),
    ).toEqual({
      isValid: false,
      problems: { companyName: 'invalid.prospectCompany' },
    });
  });

  it('keeps the foreign id, and takes no address or one that mail can be sent to', () => {
    const ann = { name: 'Ann', role: 'CEO', companyName: 'Initech', foreignId: '0aB' };
    const check = (email: string, before?: string) =>
      checkProspect(
        { ...ann, email },
        companies,
        null,
        before === undefined ? {} : { email: before },
      );
    expect(check('')).toMatchObject({ value: { email: '', foreignId: '0aB' } });
    expect(check(' Ann@globex.example ')).toMatchObject({ value: { email: 'Ann@globex.example' } });
    const refused = { isValid: false, problems: { email: 'invalid.emailFormat' } };
    expect(check('ann(at)globex')).toEqual(refused);
    expect(check('ann(at)globex', 'ann')).toEqual(refused);
    // What a server has sent does not keep another field from being changed.
    expect(check('ann(at)globex', 'ann(at)globex').isValid).toBe(true);
  });

  it('requires the other three fields', () => {
    expect(
      checkProspect({ name: ' ', role: '', companyName: '', ...noContact }, companies),
    ).toEqual({
      isValid: false,
      problems: { name: 'invalid.name', role: 'invalid.role', companyName: 'invalid.company' },
    });
  });

  it('uses the chosen company of two with the same name', () => {
    expect(companyNamed('Globex', companies)?.id).toBe(1);
    expect(companyNamed('Globex', companies, '3')?.id).toBe(3);
    expect(companyNamed('Initech', companies, 3)?.id).toBe('2');
  });

  it("finds a person's company by its name, and by its id when it was renamed", () => {
    expect(companyOf({ companyName: 'Globex', targetCompanyId: 3 }, companies)?.id).toBe(3);
    expect(companyOf({ companyName: 'Initech', targetCompanyId: 1 }, companies)?.id).toBe('2');
    expect(companyOf({ companyName: 'Initrode', targetCompanyId: 2 }, companies)?.id).toBe('2');
    expect(companyOf({ companyName: 'Initrode', targetCompanyId: null }, companies)).toBeNull();
    // The person may have been moved to a company that is not loaded yet.
    expect(companyOf({ companyName: 'Initrode', targetCompanyId: 2 }, companies, false)).toBeNull();
    expect(companyOf({ companyName: 'Globex', targetCompanyId: 3 }, companies, false)?.id).toBe(3);
  });

  it('finds somebody else with the same name at the same company', () => {
    const ann = aProspect({ name: 'Ann Lee', companyName: 'Globex' });
    const typed = { name: ' ann LEE', companyName: 'GLOBEX ' };
    expect(isProspectKnown(typed, [ann])).toBe(true);
    expect(isProspectKnown(typed, [ann], '1')).toBe(false);
    expect(isProspectKnown({ ...typed, companyName: 'Initech' }, [ann])).toBe(false);
    expect(
      isProspectKnown({ name: '', companyName: '' }, [{ ...ann, name: '', companyName: '' }]),
    ).toBe(false);
  });
});
