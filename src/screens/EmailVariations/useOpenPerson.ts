import { useState } from 'react';
import { useAnnounce } from '#components/LiveRegion/useAnnounce.ts';
import { nextUnmarked } from '#domain/mail/mailPeople.ts';
import type { MailPerson } from '#domain/mail/mailPerson.ts';
import { t } from '#domain/words/translate.ts';

/** Tracks which prospect's mail is open: first the earliest one not reviewed yet, then the one the person chooses. */
export function useOpenPerson(people: readonly MailPerson[]) {
  const announce = useAnnounce();
  const [openKey, setOpenKey] = useState<string | null>(
    () => people.find(({ review }) => review.mark === null)?.key ?? null,
  );
  const index = Math.max(
    people.findIndex(({ key }) => key === openKey),
    0,
  );
  const onOpen = (next: number) => {
    const person = people[next];
    if (!person || next === index) return;
    setOpenKey(person.key);
    const where = t('emails.place', { place: next + 1, of: people.length });
    announce(`${person.heading}, ${person.companyName}, ${where}`);
  };
  return {
    index,
    person: people[index],
    onOpen,
    onChoose: setOpenKey,
    /** Opens the next prospect left to review. */
    onGoOn: () => onOpen(nextUnmarked(people, index)),
  };
}
