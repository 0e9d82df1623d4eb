import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { english } from './catalogue.ts';

/** All messages, copied from the specification by hand. */
const section8 = [
  ...['USP', 'ICP', 'Geographies'].flatMap((what) => [
    `Failed to fetch ${what}`,
    `Failed to generate ${what}`,
    `Failed to delete ${what}`,
    `Failed to edit ${what}`,
    `Failed to create custom ${what}`,
  ]),
  'Failed to fetch target companies',
  'Failed to generate target companies',
  'Failed to add target company',
  'Failed to delete target company',
  'Failed to edit target company',
  'Failed to fetch keywords',
  'Failed to generate keywords',
  'Failed to delete keywords',
  'Failed to generate custom keywords',
  'Failed to fetch content ideas',
  'Failed to generate content ideas',
  'Failed to edit content ideas',
  'Failed to generate custom content ideas',
  'Failed to get target ICP',
  'Failed to fetch prospects',
  'Failed to add prospect',
  'Failed to delete prospect',
  'Failed to edit prospect',
  'Failed to generate all data',
  'Failed to save USP',
  'Failed to save ICP',
  'Failed to save Geography',
  'Failed to delete Geography',
  'Failed to save company',
  'Failed to delete company',
  'Failed to update user',
  'Failed to delete user',
  'No tenant found. Create a workspace first.',
  'Failed to add custom keyword',
  'Failed to add content idea',
  'Error adding prospect',
  'Error deleting prospect',
  'Please select at least one prospect!',
  'Please fill all required fields with valid values.',
  'Failed to add keyword.',
  'Failed to add content idea.',
  'Failed to create workspace. Please try again.',
  'Failed to add user.',
  'Network error',
  'Failed to fetch users.',
  'Failed to update user.',
  'Failed to delete user.',
  'Failed to add company',
  'Failed to generate emails',
  'Failed to rewrite this field',
  'Unknown backend error',
  'Error loading emails',
  'An error occurred. Please try again!',
  'Success! Action completed.',
  'The information has been successfully received!',
  'Invalid state',
  'Login failed',
  'Get access token failed',
];

/** The messages of calls that the specification does not have (D83, D84, D92). */
const ofWorkspace = [
  'Failed to load the workspace.',
  'Failed to hand the workspace over.',
  'Failed to load the activity.',
  'Failed to export the workspace.',
  'Failed to delete the company.',
  'Failed to delete the workspace.',
  'Failed to load your workspaces.',
  'Failed to load what the team shares',
  'Failed to save this for the team',
];

describe('the message catalogue', () => {
  it('has exactly these messages', () => {
    expect([...new Set<string>(Object.values(messages))].sort()).toEqual(
      [...section8, ...ofWorkspace].sort(),
    );
  });

  it('is part of the words of the product', () => {
    expect(english).toMatchObject(messages);
  });
});
