import { useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { prospectLabel, type Prospect } from '#domain/companies/prospect.ts';
import { sameId } from '#domain/lists/entityId.ts';
import { reviewOf } from '#domain/mail/mailReview.ts';
import { t } from '#domain/words/translate.ts';
import { useCompany } from '../company.ts';
import { failureText } from '../failure.ts';
import { listKey } from '../list.ts';
import { cachedList, rowName } from '../listChanges.ts';
import { prospectList } from '../prospects/prospectList.ts';
import { useServices } from '../services.ts';
import { saveAddress } from './saveAddress.ts';
import type { useMailReview } from './useMailReview.ts';

type Review = Pick<ReturnType<typeof useMailReview>, 'review' | 'onChange'>;

/**
 * Returns the people with the addresses that are being saved, and the function that changes an address in a person's row (D85).
 * The team keeps what no row can keep.
 */
export function useAddresses(people: readonly Prospect[], { review, onChange }: Review) {
  const services = useServices();
  const { api, notices, listChanges } = services;
  const { cache, mutate } = useSWRConfig();
  const company = useCompany();
  /** The addresses that were saved here, by person. Who changes one again has seen it. */
  const [saved] = useState(() => new Map<string, string>());
  const [saving, setSaving] = useState<ReadonlyMap<string, string>>(new Map());
  const prospects = useMemo(
    () =>
      saving.size === 0
        ? people
        : people.map((one) => ({ ...one, email: saving.get(String(one.id)) ?? one.email })),
    [people, saving],
  );

  const save = async (person: Prospect, address: string): Promise<void> => {
    if (!company) return;
    const cached = cachedList<Prospect>({ cache, mutate }, listKey(prospectList, company));
    const key = String(person.id);
    const retry = (from: Prospect) => () => void save(from, address);
    setSaving((all) => new Map([...all, [key, address]]));
    try {
      const result = await listChanges.inTurn(rowName(cached.name, person), () =>
        saveAddress(api.prospects, company.workspace, person, address, [
          person.email,
          saved.get(key) ?? person.email,
        ]),
      );
      if (result.status === 'unkept') {
        // The address of the row would hide what the team keeps.
        if (person.email === '') await onChange(key, { address });
        else notices.say('error', t('message.prospects.edit'));
        return;
      }
      cached.put([result.row]);
      // A list that could not be loaded would go on showing the former address.
      if (!cached.rows()?.some(({ id }) => sameId(id, person.id))) void cached.load();
      if (result.status === 'changed') {
        const [name, email] = [prospectLabel(person), result.row.email];
        notices.say(
          'warning',
          email === ''
            ? t('emails.addressRemoved', { name })
            : t('emails.addressChanged', { name, address: email }),
          { label: t('emails.replaceAddress'), run: retry(result.row) },
        );
        return;
      }
      saved.set(key, address);
      // What the team had typed before would show through a removed address.
      if (reviewOf(review, key).address) await onChange(key, { address: '' });
    } catch (cause) {
      notices.say('error', failureText(cause), { label: t('general.retry'), run: retry(person) });
    } finally {
      // A later change of the same address is still being saved.
      setSaving((all) =>
        all.get(key) === address ? new Map([...all].filter(([one]) => one !== key)) : all,
      );
    }
  };

  return {
    prospects,
    onAddressChange: (id: string, address: string) => {
      const person = people.find((one) => String(one.id) === id);
      if (person) void save(person, address);
    },
  };
}
