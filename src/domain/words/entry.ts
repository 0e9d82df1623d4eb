/** Texts of signing in and creating a workspace, and of their failures. */
export const entryWords = {
  'entry.signIn.title': 'Sign in to {brand}',
  'entry.signIn.lead': 'Your workspace is waiting for you.',
  'entry.signIn.left': 'You are signed out.',
  'entry.signIn.button': 'Sign in',
  'entry.signIn.support': 'Get help',

  'entry.failure.access_denied': 'The sign-in was cancelled or not allowed.',
  'entry.failure.cancelled': 'The sign-in window was closed before it was done.',
  'entry.failure.id_token': 'The response from the sign-in service could not be verified.',
  'entry.failure.insecure': 'Signing in requires a secure address (https).',
  'entry.failure.login_required': 'Your session has ended. Sign in again to continue.',
  'entry.failure.mfa_required': 'One more step is needed to sign in.',
  'entry.failure.missing_refresh_token': 'Your session has ended. Sign in again to continue.',
  'entry.failure.missing_transaction':
    'This sign-in was already used, or was started in another browser.',
  'entry.failure.popup_open': 'The browser blocked the sign-in window.',
  'entry.failure.request_error': 'The sign-in service could not be reached.',
  'entry.failure.state_mismatch': 'This response does not belong to the sign-in you started here.',
  'entry.failure.timeout': 'The sign-in service took too long to answer.',
  'entry.failure.unknown': 'Something went wrong while signing in.',

  'entry.own.title': 'Your workspaces',
  'entry.own.invited': 'Invited',
  'entry.create.title': 'Create your workspace',
  'entry.create.lead': 'A space for your business and the people you work with.',
  'entry.create.company': 'Company',
  'entry.create.companyExample': 'Acme Ltd',
  'entry.create.domain': 'Domain',
  'entry.create.domainExample': 'acme',
  'entry.create.fullName': 'Full name',
  'entry.create.fullNameExample': 'Ada Lovelace',
  'entry.create.address': 'Your address will be {address}',
  'entry.create.checking': 'Checking whether {address} is free…',
  'entry.create.free': '{address} is free',
  'entry.create.taken': '{address} is taken',
  'entry.create.submit': 'Continue',
  'entry.create.busy': 'Creating...',
  'entry.create.created': 'Your workspace {name} has been created.',
  'entry.create.open': 'Open',
  'entry.create.account': 'Signed in as {email}',

  'entry.slug.hyphen': 'A domain cannot start or end with a hyphen.',
  'entry.slug.long': 'A domain can have at most 63 characters.',
  'entry.slug.punycode': 'A domain cannot start with “xn--”.',
  'entry.slug.reserved': 'This name is reserved. Choose another.',

  'entry.notFound.title': 'Tenant not found',
  'entry.notFound.lead': 'There is no workspace at {host}.',
  'entry.notFound.noAnswer':
    'The server did not answer, so we could not open {host}. None of your work is lost. Try again in a moment.',
  'entry.notFound.home': 'Go to {apex}',

  'entry.noAccess.title': 'You are not a member of this workspace',
  'entry.noAccess.lead':
    'You are signed in as {email}, which is not a member of {host}. Ask someone who works there to add you under Users.',
  'entry.noAccess.copy': 'Copy a request for access',
  'entry.noAccess.copied': 'Request copied',
  'entry.noAccess.request':
    'Please add {email} to our workspace: open {url}/users and choose “Add New User”.',
  'entry.noAccess.logout': 'Sign in with another account',

  'entry.settings.brand': 'Bellwether',
  'entry.settings.title': 'This app is not set up yet',
  'entry.settings.lead':
    'Some settings in the “settings” block of index.html are missing or wrong. Whoever runs this app needs to correct them:',
  'entry.settings.missing': '{setting} is missing',
  'entry.settings.wrong': '{setting} has a value that cannot be used',
  'entry.settings.unknown': '{setting} is not a setting',
} as const;
