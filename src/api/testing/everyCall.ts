import { aKeyword } from '#domain/testing/aKeyword.ts';
import { aProspect } from '#domain/testing/aProspect.ts';
import { aTargetCompany } from '#domain/testing/aTargetCompany.ts';
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
const company = aTargetCompany({
  initiatives: 'Fusion',
  website: 'https://globex.example',
  foreignId: 'C-1',
});
const keyword = aKeyword();
const idea = {
  title: 'Why',
  type: 'BLOG_POST',
  targetIcp: 'Founders',
  keywords: ['crm'],
  outline: ['Start'],
  estimatedValue: 'High',
} as const;
const section = {
  id: 31,
  version: 2,
  point: 'Start',
  heading: 'Start',
  sentences: [
    { text: 'We sell anvils.', quote: 'We sell anvils', url: 'https://acme.com/' },
    { text: 'They fall well.', assumed: true },
    { text: 'Globex grows.', quote: 'Globex grows by a plant', source: 'news' },
  ],
  isSample: false,
} as const;
const contact = { email: 'ada@acme.example', foreignId: 'P-1' };
const prospect = { ...aProspect(contact), targetCompanyId: 3 };

/** Every call of the client with data in every field. */
export const everyCall: Readonly<Record<CallName, (api: Api) => Promise<unknown>>> = {
  'businessInfo.save': (api) => api.businessInfo.save('acme', profile, 7, 3),
  'businessInfo.scrape': (api) => api.businessInfo.scrape('acme', 'https://acme.com', 7),
  'businessInfo.get': (api) => api.businessInfo.get('acme'),
  'usps.list': (api) => api.usps.list('acme', 7),
  'usps.generate': (api) => api.usps.generate('acme', saved),
  'usps.edit': (api) => api.usps.edit('acme', { id: 1 }, usp),
  'usps.add': (api) => api.usps.add('acme', 7, usp),
  'usps.remove': (api) => api.usps.remove('acme', 1),
  'icps.list': (api) => api.icps.list('acme', 7),
  'icps.generate': (api) => api.icps.generate('acme', saved),
  'icps.edit': (api) => api.icps.edit('acme', { id: 1 }, icp),
  'icps.add': (api) => api.icps.add('acme', 7, icp),
  'icps.remove': (api) => api.icps.remove('acme', 1),
  'geographies.list': (api) => api.geographies.list('acme', 7),
  'geographies.generate': (api) => api.geographies.generate('acme', saved),
  'geographies.edit': (api) => api.geographies.edit('acme', { id: 1 }, geography),
  'geographies.add': (api) => api.geographies.add('acme', 7, geography),
  'geographies.remove': (api) => api.geographies.remove('acme', 1),
  'workspaces.create': (api) =>
    api.workspaces.create({ company: 'Acme', domain: 'acme', fullName: 'Ann Lee' }),
  'workspaces.check': (api) => api.workspaces.check('acme'),
  'workspaces.mine': (api) => api.workspaces.mine(),
  'workspace.get': (api) => api.workspace.get('acme'),
  'workspace.handOver': (api) => api.workspace.handOver('acme', 5),
  'workspace.activity': (api) => api.workspace.activity('acme'),
  'workspace.export': (api) => api.workspace.export('acme', 'rows'),
  'workspace.removeCompany': (api) => api.workspace.removeCompany('acme', 7, 'Acme'),
  'workspace.remove': (api) => api.workspace.remove('acme', 'acme'),
  'users.list': (api) => api.users.list('acme'),
  'users.add': (api) => api.users.add('acme', user),
  'users.edit': (api) => api.users.edit('acme', { id: '5' }, user),
  'users.remove': (api) => api.users.remove('acme', '5'),
  'targetCompanies.list': (api) => api.targetCompanies.list('acme', 7),
  'targetCompanies.generate': (api) => api.targetCompanies.generate('acme', 7),
  'targetCompanies.add': (api) => api.targetCompanies.add('acme', 7, company),
  'targetCompanies.edit': (api) => api.targetCompanies.edit('acme', { id: 3 }, company),
  'targetCompanies.remove': (api) => api.targetCompanies.remove('acme', 3),
  'keywords.list': (api) => api.keywords.list('acme', 7),
  'keywords.generate': (api) => api.keywords.generate('acme', 7),
  'keywords.add': (api) => api.keywords.add('acme', 7, keyword),
  'keywords.remove': (api) => api.keywords.remove('acme', 'k-1'),
  'contentIdeas.list': (api) => api.contentIdeas.list('acme', 7),
  'contentIdeas.generate': (api) => api.contentIdeas.generate('acme', 7),
  'contentIdeas.edit': (api) => api.contentIdeas.edit('acme', { id: 9 }, idea),
  'contentIdeas.add': (api) => api.contentIdeas.add('acme', 7, idea),
  'contentIdeas.targetIcps': (api) => api.contentIdeas.targetIcps('acme', 7),
  'sections.list': (api) => api.sections.list('acme', 9),
  'sections.generate': (api) => api.sections.generate('acme', 9, 'Start'),
  'sections.edit': (api) =>
    api.sections.edit('acme', section, { heading: 'Begin', sentences: section.sentences }),
  'sections.remove': (api) => api.sections.remove('acme', 31),
  'sections.voice': (api) => api.sections.voice('acme', 7),
  'targetCompanies.merge': (api) =>
    api.targetCompanies.merge('acme', { id: 3, version: 2 }, company, [{ id: 4, version: 1 }]),
  'prospects.list': (api) => api.prospects.list('acme', [3, '4', '3']),
  'prospects.generate': (api) => api.prospects.generate('acme', [{ id: 3, name: 'Globex' }]),
  'prospects.add': (api) => api.prospects.add('acme', prospect),
  'prospects.edit': (api) => api.prospects.edit('acme', { id: 11 }, prospect),
  'prospects.remove': (api) => api.prospects.remove('acme', 11),
  'prospects.merge': (api) =>
    api.prospects.merge('acme', { id: 11 }, prospect, [{ id: 12 }, { id: '13', version: 4 }]),
  'rows.restore': (api) => api.rows.restore('acme', 'usps', 1),
  'suggestions.rewrite': (api) =>
    api.suggestions.rewrite('acme', {
      kind: 'icps',
      id: 4,
      field: 'painPoints',
      declined: [['Time', 'Money']],
    }),
  'quotes.list': (api) => api.quotes.list('acme', 7),
  'quotes.check': (api) => api.quotes.check('acme', 7),
  'sharedState.list': (api) => api.sharedState.list('acme', 7, 'views'),
  'sharedState.put': (api) =>
    api.sharedState.put('acme', 7, { key: 'views', value: ['a'], version: 3 }),
  'doNotContact.list': (api) => api.doNotContact.list('acme'),
  'doNotContact.add': (api) =>
    api.doNotContact.add('acme', {
      entry: 'ann@acme.com',
      reason: 'A customer',
      person: '',
      company: '',
      by: '',
      at: '',
    }),
  'doNotContact.remove': (api) => api.doNotContact.remove('acme', 21),
  'emails.list': (api) => api.emails.list('acme', [11, '12']),
  'emails.generate': (api) => api.emails.generate('acme', 7, 11),
};
