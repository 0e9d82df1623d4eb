import { describe, expect, it } from 'vitest';
import { textsOf } from '../entities/texts.ts';
import { userDescription } from './workspaceUser.ts';
import { checkUser, isEmailTaken, rolesOf } from './userList.ts';

const users = [
  { id: 1, name: 'Ann', email: 'Ann@Example.com', role: 'Owner' },
  { id: '2', name: 'Bob', email: 'bob@example.com', role: 'Editor' },
  { id: 3, name: 'Cid', email: 'cid@example.com', role: 'Editor ' },
];

describe('the user form', () => {
  it('requires all three fields, each with its own message', () => {
    expect(checkUser(textsOf(userDescription, null))).toEqual({
      isValid: false,
      problems: { name: 'invalid.name', email: 'invalid.email', role: 'invalid.role' },
    });
  });

  it('trims what it sends', () => {
    expect(checkUser({ name: ' Ann', email: ' ann@example.com ', role: 'Owner ' })).toEqual({
      isValid: true,
      value: { name: 'Ann', email: 'ann@example.com', role: 'Owner' },
    });
  });

  it('reports an invalid email', () => {
    expect(checkUser({ name: 'Ann', email: 'ann@', role: 'Owner' })).toEqual({
      isValid: false,
      problems: { email: 'invalid.emailFormat' },
    });
  });
});

describe('the user list', () => {
  it('finds an email that somebody else has, in any case', () => {
    expect(isEmailTaken(' ANN@example.com', users)).toBe(true);
    expect(isEmailTaken('ann@example.com', users, '1')).toBe(false);
    expect(isEmailTaken('new@example.com', users)).toBe(false);
    expect(isEmailTaken(' ', [{ id: 9, name: 'x', email: '', role: '' }])).toBe(false);
  });

  it('suggests each role once', () => {
    expect(rolesOf(users)).toEqual(['Editor', 'Owner']);
  });
});
