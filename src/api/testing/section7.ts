import type { CallName } from '../contract/paths.ts';

const profile = {
  domain: 'acme',
  name: 'Acme',
  size: '1-10',
  website: 'https://acme.com',
  description: 'Anvils',
};
const usp = { title: 'Fast', description: 'Very', valueProposition: 'Time' };
const icp = { title: 'Founders', description: 'Busy', painPoints: ['Time'], goals: ['Growth'] };
const geography = {
  region: 'EU',
  marketSize: '$1B',
  growthRate: '5%',
  competitionLevel: 'Low',
  recommendation: 'Go',
};
const user = { name: 'Ann', email: 'ann@acme.com', role: 'Owner' };
const company = {
  target_company_name: 'Globex',
  description: 'Energy',
  recent_news: '',
  initiatives_and_challenges: 'Fusion',
};
const idea = {
  title: 'Why',
  targetIcp: 'Founders',
  outline: ['Start'],
  keywords: ['crm'],
  type: 'BLOG_POST',
  estimated_value: 'High',
};
const prospect = { prospect_name: 'Ann', prospect_company_name: 'Globex', role: 'CEO' };

const insight = '/api/v1/marketing-insight/acme';
const ofCompany = { companyId: '7' };
const generation = { companyId: 7, ...profile };

/** Section 7 as it stands and the optional call, copied by hand: the method, path, query and body of each call in `everyCall`. */
export const section7: {
  readonly [Name in CallName]: readonly [string, string, object, unknown?];
} = {
  'businessInfo.save': ['POST', `${insight}/saveBusinessInfo`, {}, generation],
  'businessInfo.scrape': [
    'POST',
    '/api/v1/web-scraper/acme/scrape-url',
    {},
    { url: 'https://acme.com', companyId: 7 },
  ],
  'businessInfo.get': ['GET', `${insight}/getBusinessInfo`, {}],
  'usps.list': ['GET', `${insight}/getUSPs`, ofCompany],
  'usps.generate': ['POST', `${insight}/generateUSP`, {}, generation],
  'usps.edit': ['PUT', `${insight}/editUSP`, {}, { domain: 'acme', uspid: 1, ...usp }],
  'usps.add': ['POST', `${insight}/customUSP`, {}, { companyId: 7, ...usp, domain: 'acme' }],
  'usps.remove': ['DELETE', `${insight}/deleteUSP`, {}, { uspid: 1 }],
  'icps.list': ['GET', `${insight}/getICPs`, ofCompany],
  'icps.generate': ['POST', `${insight}/generateICP`, {}, generation],
  'icps.edit': ['PUT', `${insight}/editICP`, {}, { domain: 'acme', icpid: 1, ...icp }],
  'icps.add': ['POST', `${insight}/customICP`, {}, { companyId: 7, ...icp, domain: 'acme' }],
  'icps.remove': ['DELETE', `${insight}/deleteICP`, {}, { icpid: 1 }],
  'geographies.list': ['GET', `${insight}/getGeographies`, ofCompany],
  'geographies.generate': ['POST', `${insight}/generateGeographies`, {}, generation],
  'geographies.edit': [
    'PUT',
    `${insight}/editGeographies`,
    {},
    { domain: 'acme', geoid: 1, ...geography },
  ],
  'geographies.add': [
    'POST',
    `${insight}/customGeographies`,
    {},
    { companyId: 7, ...geography, domain: 'acme' },
  ],
  'geographies.remove': ['DELETE', `${insight}/deleteGeographies`, {}, { geoid: 1 }],
  'workspaces.create': [
    'POST',
    '/api/acme/tenants',
    {},
    { company: 'Acme', domain: 'acme', fullName: 'Ann Lee' },
  ],
  'workspaces.check': ['GET', '/api/acme/check', {}],
  'users.list': ['GET', '/api/v1/users/acme/getUsers', {}],
  'users.add': ['POST', '/api/v1/users/acme/createUser', {}, user],
  'users.edit': ['PUT', '/api/v1/users/acme/updateUser', {}, { id: '5', ...user }],
  'users.remove': ['DELETE', '/api/v1/users/acme/deleteUser', {}, { id: '5' }],
  'targetCompanies.list': ['GET', '/api/v1/target-companies/acme/getTargetCompanies', ofCompany],
  'targetCompanies.generate': [
    'POST',
    '/api/v1/target-companies/acme/generateTargetCompany',
    {},
    { companyId: 7 },
  ],
  'targetCompanies.add': [
    'POST',
    '/api/v1/target-companies/acme/customTargetCompany',
    {},
    { companyId: 7, ...company },
  ],
  'targetCompanies.edit': [
    'PUT',
    '/api/v1/target-companies/acme/editTargetCompany',
    {},
    { targetid: 3, ...company },
  ],
  'targetCompanies.remove': [
    'DELETE',
    '/api/v1/target-companies/acme/deleteTargetCompany',
    {},
    { targetid: 3 },
  ],
  'keywords.list': ['GET', '/api/v1/keywords/acme/getKeywords', ofCompany],
  'keywords.generate': [
    'POST',
    '/api/v1/keywords/acme/googleKeywordInsights',
    {},
    { companyId: 7 },
  ],
  'keywords.add': [
    'POST',
    '/api/v1/keywords/acme/customKeywords',
    {},
    {
      companyId: 7,
      keyword: 'crm',
      volume: 1200,
      competition_level: 'VERY_HIGH',
      competition_index: 40,
      low_bid: 0.5,
      high_bid: 2.75,
      trend: -3,
      region: 'US',
    },
  ],
  'keywords.remove': ['DELETE', '/api/v1/keywords/acme/deleteKeywords', {}, { keywordid: 'k-1' }],
  'contentIdeas.list': ['GET', '/api/v1/content-ideas/acme/getContentIdeas', ofCompany],
  'contentIdeas.generate': [
    'POST',
    '/api/v1/content-ideas/acme/generateContentIdeas',
    {},
    { companyId: 7 },
  ],
  'contentIdeas.edit': [
    'PUT',
    '/api/v1/content-ideas/acme/editContentIdea',
    {},
    { contentideaid: 9, ...idea },
  ],
  'contentIdeas.add': [
    'POST',
    '/api/v1/content-ideas/acme/customContentIdea',
    {},
    { companyId: 7, ...idea },
  ],
  'contentIdeas.targetIcps': ['GET', '/api/v1/content-ideas/acme/getTargetIcp', ofCompany],
  'prospects.list': ['GET', '/api/v1/ideal-prospects/acme/getIdealProspect', { targetid: '3,4' }],
  'prospects.generate': [
    'POST',
    '/api/v1/ideal-prospects/acme/searchIdealProspect',
    {},
    { companies: [{ targetid: 3, name: 'Globex' }] },
  ],
  'prospects.add': [
    'POST',
    '/api/v1/ideal-prospects/acme/customIdealProspect',
    {},
    { targetid: 3, ...prospect },
  ],
  'prospects.edit': [
    'PUT',
    '/api/v1/ideal-prospects/acme/editIdealProspect',
    {},
    { prospectid: 11, ...prospect },
  ],
  'prospects.remove': [
    'DELETE',
    '/api/v1/ideal-prospects/acme/deleteIdealProspect',
    {},
    { prospectid: 11 },
  ],
  'emails.list': ['GET', '/api/v1/emails/acme/getEmails', { prospectid: '11,12' }],
  'emails.generate': [
    'POST',
    '/api/v1/emails/acme/emailVariations',
    {},
    { prospectid: 11, companyId: 7 },
  ],
};
