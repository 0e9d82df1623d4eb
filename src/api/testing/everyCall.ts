import type { CallName } from '../contract/paths.ts';
import type { Api } from '../createApi.ts';

const profile = {
  name: 'Acme',
  size: '1-10',
  website: 'https://acme.com',
  description: 'Anvils',
} as const;
const saved = { ...profile, companyId: 7, domain: 'acme' };
const usp = { title: 'Fast', description: 'Very', valueProposition: 'Time' };
const icp = { title: 'Founders', description: 'Busy', painPoints: ['Time'], goals: ['Growth'] };
const geography = {
  region: 'EU',
  marketSize: '$1B',
  growthRate: '5%',
  competitionLevel: 'Low',
  recommendation: 'Go',
} as const;
const user = { name: 'Ann', email: 'ann@acme.com', role: 'Owner' };
const company = { name: 'Globex', description: 'Energy', recentNews: '', initiatives: 'Fusion' };
const keyword = {
  keyword: 'crm',
  volume: 1200,
  competitionLevel: 'VERY_HIGH',
  competitionIndex: 40,
  lowBid: 0.5,
  highBid: 2.75,
  trend: -3,
  region: 'US',
} as const;
const idea = {
  title: 'Why',
  type: 'BLOG_POST',
  targetIcp: 'Founders',
  keywords: ['crm'],
  outline: ['Start'],
  estimatedValue: 'High',
} as const;
const prospect = { name: 'Ann', companyName: 'Globex', role: 'CEO', targetCompanyId: 3 };

/** Every call of the client with data in every field. */
export const everyCall: {
  readonly [Name in CallName]: (api: Api, signal?: AbortSignal) => Promise<unknown>;
} = {
  'businessInfo.save': (api, signal) => api.businessInfo.save('acme', profile, 7, signal),
  'businessInfo.scrape': (api, signal) =>
    api.businessInfo.scrape('acme', 'https://acme.com', 7, signal),
  'businessInfo.get': (api, signal) => api.businessInfo.get('acme', signal),
  'usps.list': (api, signal) => api.usps.list('acme', 7, signal),
  'usps.generate': (api, signal) => api.usps.generate('acme', saved, signal),
  'usps.edit': (api, signal) => api.usps.edit('acme', { id: 1 }, usp, signal),
  'usps.add': (api, signal) => api.usps.add('acme', 7, usp, signal),
  'usps.remove': (api, signal) => api.usps.remove('acme', 1, signal),
  'icps.list': (api, signal) => api.icps.list('acme', 7, signal),
  'icps.generate': (api, signal) => api.icps.generate('acme', saved, signal),
  'icps.edit': (api, signal) => api.icps.edit('acme', { id: 1 }, icp, signal),
  'icps.add': (api, signal) => api.icps.add('acme', 7, icp, signal),
  'icps.remove': (api, signal) => api.icps.remove('acme', 1, signal),
  'geographies.list': (api, signal) => api.geographies.list('acme', 7, signal),
  'geographies.generate': (api, signal) => api.geographies.generate('acme', saved, signal),
  'geographies.edit': (api, signal) => api.geographies.edit('acme', { id: 1 }, geography, signal),
  'geographies.add': (api, signal) => api.geographies.add('acme', 7, geography, signal),
  'geographies.remove': (api, signal) => api.geographies.remove('acme', 1, signal),
  'workspaces.create': (api, signal) =>
    api.workspaces.create({ company: 'Acme', domain: 'acme', fullName: 'Ann Lee' }, signal),
  'workspaces.check': (api, signal) => api.workspaces.check('acme', signal),
  'workspaces.mine': (api, signal) => api.workspaces.mine(signal),
  'workspace.get': (api, signal) => api.workspace.get('acme', signal),
  'workspace.handOver': (api, signal) => api.workspace.handOver('acme', 5, signal),
  'workspace.activity': (api, signal) => api.workspace.activity('acme', signal),
  'workspace.export': (api, signal) => api.workspace.export('acme', 'rows', signal),
  'workspace.removeCompany': (api, signal) =>
    api.workspace.removeCompany('acme', 7, 'Acme', signal),
  'workspace.remove': (api, signal) => api.workspace.remove('acme', 'acme', signal),
  'users.list': (api, signal) => api.users.list('acme', signal),
  'users.add': (api, signal) => api.users.add('acme', user, signal),
  'users.edit': (api, signal) => api.users.edit('acme', { id: '5' }, user, signal),
  'users.remove': (api, signal) => api.users.remove('acme', '5', signal),
  'targetCompanies.list': (api, signal) => api.targetCompanies.list('acme', 7, signal),
  'targetCompanies.generate': (api, signal) => api.targetCompanies.generate('acme', 7, signal),
  'targetCompanies.add': (api, signal) => api.targetCompanies.add('acme', 7, company, signal),
  'targetCompanies.edit': (api, signal) =>
    api.targetCompanies.edit('acme', { id: 3 }, company, signal),
  'targetCompanies.remove': (api, signal) => api.targetCompanies.remove('acme', 3, signal),
  'keywords.list': (api, signal) => api.keywords.list('acme', 7, signal),
  'keywords.generate': (api, signal) => api.keywords.generate('acme', 7, signal),
  'keywords.add': (api, signal) => api.keywords.add('acme', 7, keyword, signal),
  'keywords.remove': (api, signal) => api.keywords.remove('acme', 'k-1', signal),
  'contentIdeas.list': (api, signal) => api.contentIdeas.list('acme', 7, signal),
  'contentIdeas.generate': (api, signal) => api.contentIdeas.generate('acme', 7, signal),
  'contentIdeas.edit': (api, signal) => api.contentIdeas.edit('acme', { id: 9 }, idea, signal),
  'contentIdeas.add': (api, signal) => api.contentIdeas.add('acme', 7, idea, signal),
  'contentIdeas.targetIcps': (api, signal) => api.contentIdeas.targetIcps('acme', 7, signal),
  'prospects.list': (api, signal) => api.prospects.list('acme', [3, '4', '3'], signal),
  'prospects.generate': (api, signal) =>
    api.prospects.generate('acme', [{ id: 3, name: 'Globex' }], signal),
  'prospects.add': (api, signal) => api.prospects.add('acme', prospect, signal),
  'prospects.edit': (api, signal) => api.prospects.edit('acme', { id: 11 }, prospect, signal),
  'prospects.remove': (api, signal) => api.prospects.remove('acme', 11, signal),
  'suggestions.rewrite': (api, signal) =>
    api.suggestions.rewrite(
      'acme',
      { kind: 'icps', id: 4, field: 'painPoints', declined: [['Time', 'Money']] },
      signal,
    ),
  'sharedState.list': (api, signal) => api.sharedState.list('acme', 7, signal),
  'sharedState.put': (api, signal) =>
    api.sharedState.put('acme', 7, { key: 'views', value: ['a'], version: 3 }, signal),
  'emails.list': (api, signal) => api.emails.list('acme', [11, '12'], signal),
  'emails.generate': (api, signal) => api.emails.generate('acme', 7, 11, signal),
};

const companyOnWire = {
  target_company_name: 'Globex',
  description: 'Energy',
  recent_news: '',
  initiatives_and_challenges: 'Fusion',
};
const ideaOnWire = {
  title: 'Why',
  targetIcp: 'Founders',
  outline: ['Start'],
  keywords: ['crm'],
  type: 'BLOG_POST',
  estimated_value: 'High',
};
const prospectOnWire = { prospect_name: 'Ann', prospect_company_name: 'Globex', role: 'CEO' };

const insight = '/api/v1/marketing-insight/acme';
const ofCompany = { companyId: '7' };
const generation = { companyId: 7, domain: 'acme', ...profile };

/** What each call of `everyCall` sends, written by hand: its method, path, query and body. */
export const specifiedCalls: {
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
  'workspaces.mine': ['GET', '/api/v1/workspaces/mine', {}],
  'workspace.get': ['GET', '/api/v1/workspaces/acme/getWorkspace', {}],
  'workspace.handOver': ['POST', '/api/v1/workspaces/acme/handOver', {}, { id: 5 }],
  'workspace.activity': ['GET', '/api/v1/workspaces/acme/getActivity', {}],
  'workspace.export': ['GET', '/api/v1/workspaces/acme/export', { after: 'rows' }],
  'workspace.removeCompany': [
    'DELETE',
    '/api/v1/workspaces/acme/deleteCompany',
    {},
    { companyId: 7, name: 'Acme' },
  ],
  'workspace.remove': ['DELETE', '/api/v1/workspaces/acme/deleteWorkspace', {}, { name: 'acme' }],
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
    { companyId: 7, ...companyOnWire },
  ],
  'targetCompanies.edit': [
    'PUT',
    '/api/v1/target-companies/acme/editTargetCompany',
    {},
    { targetid: 3, ...companyOnWire },
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
    { contentideaid: 9, ...ideaOnWire },
  ],
  'contentIdeas.add': [
    'POST',
    '/api/v1/content-ideas/acme/customContentIdea',
    {},
    { companyId: 7, ...ideaOnWire },
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
    { targetid: 3, ...prospectOnWire },
  ],
  'prospects.edit': [
    'PUT',
    '/api/v1/ideal-prospects/acme/editIdealProspect',
    {},
    { prospectid: 11, ...prospectOnWire },
  ],
  'prospects.remove': [
    'DELETE',
    '/api/v1/ideal-prospects/acme/deleteIdealProspect',
    {},
    { prospectid: 11 },
  ],
  'suggestions.rewrite': [
    'POST',
    '/api/v1/suggestions/acme/rewriteField',
    {},
    { kind: 'icps', id: 4, field: 'painPoints', declined: [['Time', 'Money']] },
  ],
  'sharedState.list': ['GET', '/api/v1/shared-state/acme/getState', ofCompany],
  'sharedState.put': [
    'PUT',
    '/api/v1/shared-state/acme/putState',
    {},
    { companyId: 7, key: 'views', value: ['a'], version: 3 },
  ],
  'emails.list': ['GET', '/api/v1/emails/acme/getEmails', { prospectid: '11,12' }],
  'emails.generate': [
    'POST',
    '/api/v1/emails/acme/emailVariations',
    {},
    { prospectid: 11, companyId: 7 },
  ],
};
