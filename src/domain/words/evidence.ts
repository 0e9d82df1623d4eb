/** Texts about the evidence of suggestions. */
export const evidenceWords = {
  'evidence.fromWebsite': 'From your website:',
  'evidence.fromDescription': 'From your description:',
  'evidence.assumption': 'An assumption: check it',
  'evidence.confirm': 'This is true',
  'evidence.confirmOne': 'This is true: {field} of {label}',
  'evidence.editOne': 'Edit {field} of {label}',
  'evidence.more': 'Show all',
  'evidence.less': 'Show less',
  'evidence.sample': 'Sample',
  'evidence.newSample': 'New sample',
  'evidence.samples': {
    one: '{count} of {of} is a sample.',
    other: '{count} of {of} are samples.',
  },
  'evidence.onWebsite': {
    one: '{onWebsite} of {count} is based on your website',
    other: '{onWebsite} of {count} are based on your website',
  },
  'evidence.toCheck': 'To check: {toCheck}',
  'evidence.allChecked': 'Everything is checked',
  'evidence.noneToCheck': 'Nothing is left to check.',
  'evidence.showAll': 'Show all cards',
  'evidence.changed': 'This was changed meanwhile. Look at it again.',
  'evidence.fromPage': 'From {host}:',
} as const;
