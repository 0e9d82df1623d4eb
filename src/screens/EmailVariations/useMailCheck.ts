import { useMemo } from 'react';
import { createMailCheck, type MailRemark } from '#domain/mail/mailCheck.ts';
import { chosenLetter, type MailPerson } from '#domain/mail/mailPerson.ts';

/** Returns a check of the mail that would be sent to a person. It is kept for as long as the names stay the same. */
export function useMailCheck(
  people: readonly MailPerson[],
): (person: MailPerson) => readonly MailRemark[] {
  // Compared as one text: every response creates new person objects, but names seldom change.
  const names = JSON.stringify(people.map(({ id, name, companyName }) => [id, name, companyName]));
  const check = useMemo(() => {
    const listed = JSON.parse(names) as [string | number, string, string][];
    return createMailCheck(listed.map(([id, name, companyName]) => ({ id, name, companyName })));
  }, [names]);
  return (person) => {
    const chosen = chosenLetter(person);
    return chosen ? check(chosen.letter, person) : [];
  };
}
