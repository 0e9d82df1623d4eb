import { expect, it } from 'vitest';
import { parseMailto } from '../testing/mailParsers.ts';
import { invitationFor } from './invitation.ts';

const to = { address: 'https://velo.bellwether.example', brandName: 'Bellwether' };
const ben = { name: 'Ben & Söhne', email: 'ben+1@velo.example', role: 'Sales' };

it('has the address of the workspace and the email to sign in with, as text and as mail', () => {
  const { text, href } = invitationFor(ben, to);
  expect(text).toBe(
    'Hello Ben & Söhne,\n\nYou are now a member of our workspace on Bellwether.\n\nOpen https://velo.bellwether.example and sign in as ben+1@velo.example.',
  );
  const { to: recipient, fields } = parseMailto(href);
  expect(recipient).toBe('ben+1@velo.example');
  expect(Object.fromEntries(fields)).toEqual({
    subject: 'Your invitation to Bellwether',
    body: text.replaceAll('\n', '\r\n'),
  });
});
