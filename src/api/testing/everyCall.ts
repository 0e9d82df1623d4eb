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
