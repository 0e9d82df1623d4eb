const insights = '/v1/marketing-insight/{domain}';
const companies = '/v1/target-companies/{domain}';
const ideas = '/v1/content-ideas/{domain}';
const sections = '/v1/sections/{domain}';
const people = '/v1/ideal-prospects/{domain}';

/**
 * The method and path of every call, relative to `{host}/api`. Kept apart from the schemas, so that the app ships the paths
 * without the contract.
 */
export const paths = {
  'businessInfo.save': { method: 'POST', path: `${insights}/saveBusinessInfo` },
  'businessInfo.scrape': { method: 'POST', path: '/v1/web-scraper/{domain}/scrape-url' },
  'businessInfo.get': { method: 'GET', path: `${insights}/getBusinessInfo` },

  'usps.list': { method: 'GET', path: `${insights}/getUSPs` },
  'usps.generate': { method: 'POST', path: `${insights}/generateUSP` },
  'usps.edit': { method: 'PUT', path: `${insights}/editUSP` },
  'usps.add': { method: 'POST', path: `${insights}/customUSP` },
  'usps.remove': { method: 'DELETE', path: `${insights}/deleteUSP` },

  'icps.list': { method: 'GET', path: `${insights}/getICPs` },
  'icps.generate': { method: 'POST', path: `${insights}/generateICP` },
  'icps.edit': { method: 'PUT', path: `${insights}/editICP` },
  'icps.add': { method: 'POST', path: `${insights}/customICP` },
  'icps.remove': { method: 'DELETE', path: `${insights}/deleteICP` },

  'geographies.list': { method: 'GET', path: `${insights}/getGeographies` },
  'geographies.generate': { method: 'POST', path: `${insights}/generateGeographies` },
  'geographies.edit': { method: 'PUT', path: `${insights}/editGeographies` },
  'geographies.add': { method: 'POST', path: `${insights}/customGeographies` },
  'geographies.remove': { method: 'DELETE', path: `${insights}/deleteGeographies` },

  'workspaces.create': { method: 'POST', path: '/{domain}/tenants' },
  'workspaces.check': { method: 'GET', path: '/{domain}/check' },
  'workspaces.mine': { method: 'GET', path: '/v1/workspaces/mine' },

  'workspace.get': { method: 'GET', path: '/v1/workspaces/{domain}/getWorkspace' },
  'workspace.handOver': { method: 'POST', path: '/v1/workspaces/{domain}/handOver' },
  'workspace.activity': { method: 'GET', path: '/v1/workspaces/{domain}/getActivity' },
  'workspace.export': { method: 'GET', path: '/v1/workspaces/{domain}/export' },
  'workspace.removeCompany': { method: 'DELETE', path: '/v1/workspaces/{domain}/deleteCompany' },
  'workspace.remove': { method: 'DELETE', path: '/v1/workspaces/{domain}/deleteWorkspace' },

  'users.list': { method: 'GET', path: '/v1/users/{domain}/getUsers' },
  'users.add': { method: 'POST', path: '/v1/users/{domain}/createUser' },
  'users.edit': { method: 'PUT', path: '/v1/users/{domain}/updateUser' },
  'users.remove': { method: 'DELETE', path: '/v1/users/{domain}/deleteUser' },

  'doNotContact.list': { method: 'GET', path: '/v1/do-not-contact/{domain}/getEntries' },
  'doNotContact.add': { method: 'POST', path: '/v1/do-not-contact/{domain}/addEntry' },
  'doNotContact.remove': { method: 'DELETE', path: '/v1/do-not-contact/{domain}/deleteEntry' },

  'targetCompanies.list': { method: 'GET', path: `${companies}/getTargetCompanies` },
  'targetCompanies.generate': { method: 'POST', path: `${companies}/generateTargetCompany` },
  'targetCompanies.add': { method: 'POST', path: `${companies}/customTargetCompany` },
  'targetCompanies.edit': { method: 'PUT', path: `${companies}/editTargetCompany` },
  'targetCompanies.remove': { method: 'DELETE', path: `${companies}/deleteTargetCompany` },
  'targetCompanies.merge': { method: 'POST', path: `${companies}/mergeTargetCompanies` },

  'keywords.list': { method: 'GET', path: '/v1/keywords/{domain}/getKeywords' },
  'keywords.generate': { method: 'POST', path: '/v1/keywords/{domain}/googleKeywordInsights' },
  'keywords.add': { method: 'POST', path: '/v1/keywords/{domain}/customKeywords' },
  'keywords.remove': { method: 'DELETE', path: '/v1/keywords/{domain}/deleteKeywords' },

  'contentIdeas.list': { method: 'GET', path: `${ideas}/getContentIdeas` },
  'contentIdeas.generate': { method: 'POST', path: `${ideas}/generateContentIdeas` },
  'contentIdeas.edit': { method: 'PUT', path: `${ideas}/editContentIdea` },
  'contentIdeas.add': { method: 'POST', path: `${ideas}/customContentIdea` },
  'contentIdeas.targetIcps': { method: 'GET', path: `${ideas}/getTargetIcp` },

  'sections.list': { method: 'GET', path: `${sections}/getSections` },
  'sections.generate': { method: 'POST', path: `${sections}/generateSection` },
  'sections.edit': { method: 'PUT', path: `${sections}/editSection` },
  'sections.voice': { method: 'GET', path: `${sections}/getVoice` },
  'sections.remove': { method: 'DELETE', path: `${sections}/deleteSection` },

  'prospects.list': { method: 'GET', path: `${people}/getIdealProspect` },
  'prospects.generate': { method: 'POST', path: `${people}/searchIdealProspect` },
  'prospects.add': { method: 'POST', path: `${people}/customIdealProspect` },
  'prospects.edit': { method: 'PUT', path: `${people}/editIdealProspect` },
  'prospects.remove': { method: 'DELETE', path: `${people}/deleteIdealProspect` },
  'prospects.merge': { method: 'POST', path: `${people}/mergeIdealProspects` },

  'rows.restore': { method: 'POST', path: '/v1/rows/{domain}/restore' },

  'suggestions.rewrite': { method: 'POST', path: '/v1/suggestions/{domain}/rewriteField' },

  'quotes.list': { method: 'GET', path: '/v1/quotes/{domain}/getQuotes' },
  'quotes.check': { method: 'POST', path: '/v1/quotes/{domain}/checkQuotes' },

  'sharedState.list': { method: 'GET', path: '/v1/shared-state/{domain}/getState' },
  'sharedState.put': { method: 'PUT', path: '/v1/shared-state/{domain}/putState' },

  'emails.list': { method: 'GET', path: '/v1/emails/{domain}/getEmails' },
  'emails.generate': { method: 'POST', path: '/v1/emails/{domain}/emailVariations' },
} as const;

/** The name of a call: its area and the client's method. */
export type CallName = keyof typeof paths;

/**
 * True for a call that creates a row from its body, or merges rows. Repeated with the same `Idempotency-Key`, it returns the
 * same answer and does nothing.
 */
export const isCreating = (name: CallName): boolean =>
  /\.(?:add|merge)$/.test(name) || name === 'businessInfo.save' || name === 'workspaces.create';

/** True for a call that may take the server long; it may report its steps meanwhile. */
export const isGenerating = (name: CallName): boolean =>
  name.endsWith('.generate') || name === 'businessInfo.scrape' || name === 'quotes.check';

/** A part of the API; the client has one object for each. */
export type Area = CallName extends `${infer Name}.${string}` ? Name : never;

/** The areas that have a call of this name. */
export type AreaWith<Verb extends string> =
  Extract<CallName, `${string}.${Verb}`> extends `${infer Name}.${Verb}` ? Name : never;

export type Method = (typeof paths)[CallName]['method'];
