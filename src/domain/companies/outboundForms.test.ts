import { describe, expect, it } from 'vitest';
import { checkProspect, companyNamed, companyOf, isProspectKnown } from './prospectForm.ts';
import { checkTexts } from '../entities/entityForm.ts';
import { textsOf } from '../entities/texts.ts';
import { targetCompanyDescription } from './targetCompany.ts';

describe('the target company form', () => {
  const filled = { name: ' Globex ', description: 'd', recentNews: '', initiatives: '' };

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
});

describe('the prospect form', () => {
  const companies = [
    { id: 1, name: 'Globex' },
    { id: '2', name: 'Initech ' },
    { id: 3, name: 'Globex' },
  ];

  it('resolves an exact company name to its id', () => {
    expect(
      checkProspect({ name: ' Ann ', role: 'CEO', companyName: ' Initech' }, companies),
    ).toEqual({
      isValid: true,
      value: { name: 'Ann', role: 'CEO', companyName: 'Initech ', targetCompanyId: '2' },
    });
  });

  it.each(['globex', 'Glob', 'Globex Inc', 'Umbrella'])('refuses %j', (companyName) => {
    expect(checkProspect({ name: 'Ann', role: 'CEO', companyName }, companies)).toEqual({
      isValid: false,
      problems: { companyName: 'invalid.prospectCompany' },
    });
  });

  it('requires all three fields', () => {
    expect(checkProspect({ name: ' ', role: '', companyName: '' }, companies)).toEqual({
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
    const ann = { id: 1, name: 'Ann Lee', companyName: 'Globex', role: 'CEO', targetCompanyId: 1 };
    const typed = { name: ' ann LEE', companyName: 'GLOBEX ' };
    expect(isProspectKnown(typed, [ann])).toBe(true);
    expect(isProspectKnown(typed, [ann], '1')).toBe(false);
    expect(isProspectKnown({ ...typed, companyName: 'Initech' }, [ann])).toBe(false);
    expect(
      isProspectKnown({ name: '', companyName: '' }, [{ ...ann, name: '', companyName: '' }]),
    ).toBe(false);
  });
});
