import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import type { WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';

const workspace: Workspace = { company: 'Crumb & Co', domain: 'demo', fullName: 'Dana Reyes' };

const profile: BusinessProfile = {
  name: 'Crumb & Co',
  size: '10-50',
  website: 'https://crumb.example.co.uk',
  description:
    'We help independent bakeries sell bread, cakes and gift boxes online. Crumb & Co runs the web shop, plans same-day delivery routes and handles subscription orders for neighbourhood cafés in Bristol.',
};

const users: readonly WorkspaceUserDraft[] = [
  { name: 'Dana Reyes', email: 'dana@crumb.example', role: 'Owner' },
  { name: 'Tomas Lindqvist', email: 'tomas@crumb.example', role: 'Marketing' },
  { name: 'Priya Kaur', email: 'priya@crumb.example', role: 'Sales' },
];

/** The demo workspace, which local hosts and the apex use: its name, its business and its users. */
export const demo = { workspace, profile, users } as const;
