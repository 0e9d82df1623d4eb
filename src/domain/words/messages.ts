/**
 * Every message of failure or success, in the exact words of docs/calls.md. The message of a failed call has the call as its
 * key, so that a call without a message does not compile.
 */
const serviceMessages = {
  'message.usps.list': 'Failed to fetch USP',
  'message.usps.generate': 'Failed to generate USP',
  'message.usps.remove': 'Failed to delete USP',
  'message.usps.edit': 'Failed to edit USP',
  'message.usps.add': 'Failed to create custom USP',
  'message.icps.list': 'Failed to fetch ICP',
  'message.icps.generate': 'Failed to generate ICP',
  'message.icps.remove': 'Failed to delete ICP',
  'message.icps.edit': 'Failed to edit ICP',
  'message.icps.add': 'Failed to create custom ICP',
  'message.geographies.list': 'Failed to fetch Geographies',
  'message.geographies.generate': 'Failed to generate Geographies',
  'message.geographies.remove': 'Failed to delete Geographies',
  'message.geographies.edit': 'Failed to edit Geographies',
  'message.geographies.add': 'Failed to create custom Geographies',
  'message.targetCompanies.list': 'Failed to fetch target companies',
  'message.targetCompanies.generate': 'Failed to generate target companies',
  'message.targetCompanies.add': 'Failed to add target company',
  'message.targetCompanies.remove': 'Failed to delete target company',
  'message.targetCompanies.edit': 'Failed to edit target company',
  'message.keywords.list': 'Failed to fetch keywords',
  'message.keywords.generate': 'Failed to generate keywords',
  'message.keywords.remove': 'Failed to delete keywords',
  'message.keywords.add': 'Failed to generate custom keywords',
  'message.contentIdeas.list': 'Failed to fetch content ideas',
  'message.contentIdeas.generate': 'Failed to generate content ideas',
  'message.contentIdeas.edit': 'Failed to edit content ideas',
  'message.contentIdeas.add': 'Failed to generate custom content ideas',
  'message.contentIdeas.targetIcps': 'Failed to get target ICP',
  'message.prospects.list': 'Failed to fetch prospects',
  'message.prospects.generate': 'Failed to fetch prospects',
  'message.prospects.add': 'Failed to add prospect',
  'message.prospects.remove': 'Failed to delete prospect',
  'message.prospects.edit': 'Failed to edit prospect',
  'message.users.list': 'Failed to fetch users.',
  'message.users.add': 'Failed to add user.',
  'message.users.edit': 'Failed to update user.',
  'message.users.remove': 'Failed to delete user.',
  'message.workspaces.create': 'Failed to create workspace. Please try again.',
  'message.workspaces.check': 'An error occurred. Please try again!',
  'message.businessInfo.save': 'An error occurred. Please try again!',
  'message.businessInfo.scrape': 'An error occurred. Please try again!',
  'message.workspace.get': 'Failed to load the workspace.',
  'message.workspace.handOver': 'Failed to hand the workspace over.',
  'message.workspace.activity': 'Failed to load the activity.',
  'message.workspace.export': 'Failed to export the workspace.',
  'message.workspace.removeCompany': 'Failed to delete the company.',
  'message.workspace.remove': 'Failed to delete the workspace.',
  'message.businessInfo.get': 'An error occurred. Please try again!',
  'message.suggestions.rewrite': 'Failed to rewrite this field',
  'message.emails.list': 'Error loading emails',
  'message.emails.generate': 'Failed to generate emails',
} as const;

/** Messages of the whole first generation, of calls without a response, and of refusals without a reason. */
const otherServiceMessages = {
  'message.generateAll': 'Failed to generate all data',
  'message.users.add.unreachable': 'Network error',
  'message.prospects.add.unreachable': 'Error adding prospect',
  'message.prospects.remove.unreachable': 'Error deleting prospect',
  'message.emails.refused': 'Unknown backend error',
} as const;

/** Messages of alerts. An alert that is not listed has the message of its call. */
const alerts = {
  'message.alert.usps.save': 'Failed to save USP',
  'message.alert.usps.remove': 'Failed to delete USP',
  'message.alert.icps.save': 'Failed to save ICP',
  'message.alert.icps.remove': 'Failed to delete ICP',
  'message.alert.geographies.save': 'Failed to save Geography',
  'message.alert.geographies.remove': 'Failed to delete Geography',
  'message.alert.targetCompanies.save': 'Failed to save company',
  'message.alert.targetCompanies.remove': 'Failed to delete company',
  'message.alert.users.edit': 'Failed to update user',
  'message.alert.users.remove': 'Failed to delete user',
  'message.alert.noTenant': 'No tenant found. Create a workspace first.',
  'message.alert.keywords.add': 'Failed to add custom keyword',
  'message.alert.contentIdeas.add': 'Failed to add content idea',
  'message.alert.prospects.noneSelected': 'Please select at least one prospect!',
} as const;

const inlineMessages = {
  'message.inline.invalid': 'Please fill all required fields with valid values.',
  'message.inline.keywords.add': 'Failed to add keyword.',
  'message.inline.contentIdeas.add': 'Failed to add content idea.',
  'message.inline.targetCompanies.add': 'Failed to add company',
} as const;

const toasts = {
  'message.toast.done': 'Success! Action completed.',
  'message.toast.received': 'The information has been successfully received!',
} as const;

const signInMessages = {
  'message.signIn.failed': 'Login failed',
  'message.signIn.token': 'Get access token failed',
  'message.signIn.invalidState': 'Invalid state',
} as const;

/** All messages, as part of the product's texts. */
export const messages = {
  ...serviceMessages,
  ...otherServiceMessages,
  ...alerts,
  ...inlineMessages,
  ...toasts,
  ...signInMessages,
} as const;

/** The key of a message. None has placeholders, so `t(key)` is enough. */
export type MessageKey = keyof typeof messages;
