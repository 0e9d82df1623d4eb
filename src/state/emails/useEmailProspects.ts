import { useEffect, useMemo, useState } from 'react';
import { isProspectId } from '#domain/mail/email.ts';
import { noContact, type Prospect } from '#domain/companies/prospect.ts';
import { readHandedOver } from '#domain/pages/handover.ts';
import { sameId, uniqueIds, type EntityId } from '#domain/lists/entityId.ts';
import { t } from '#domain/words/translate.ts';
import { useCompany, type Company } from '../company.ts';
import { useAllPeople } from '../prospects/useAllPeople.ts';
import { prospectList } from '../prospects/prospectList.ts';
import { targetCompanySelection, useSelected, useSelectedProspectIds } from '../selection.ts';
import { useServices } from '../services.ts';
import { useRows } from '../useRows.ts';

/**
 * Returns the selected prospects that were selected when the page opened. Mail is written to everyone on the page, and a
 * tick in another tab is no press of a button here (D46).
 */
function useIdsSinceOpening(company: Company | null): readonly EntityId[] {
  const ids = useSelectedProspectIds();
  const [opened, setOpened] = useState({ company, ids });
  if (opened.company !== company) setOpened({ company, ids });
  return useMemo(
    () => ids.filter((id) => opened.ids.some((known) => sameId(known, id))),
    [ids, opened],
  );
}

const none: readonly Prospect[] = [];
const unknown = {
  name: '',
  companyName: '',
  role: '',
  ...noContact,
  targetCompanyId: null,
} as const;

/**
 * Returns the rows of handed-over people, whose addresses may have changed since. They are requested as on the page of prospects,
 * so that its cache has them already.
 */
function useRowsOf(handed: readonly Prospect[], company: Company | null): readonly Prospect[] {
  const selected = useSelected(targetCompanySelection);
  const at = useMemo(() => {
    const own = uniqueIds(handed.flatMap(({ targetCompanyId: id }) => id ?? []));
    const chosen = selected.map(({ id }) => id);
    return own.every((id) => chosen.some((one) => sameId(one, id))) ? chosen : own;
  }, [handed, selected]);
  const isWanted = handed.length > 0 && at.length > 0;
  return useRows(prospectList, isWanted ? company : null, 'onceLoaded', at).rows ?? none;
}

/**
 * Returns the prospects to write to (D45): those in the router state, else the selected ones. Only the ids of selected ones
 * are stored, so their names are looked up in the list of people. If that fails, the mail itself may contain the names.
 */
export function useEmailProspects(routerState: unknown): readonly Prospect[] {
  const { notices, log } = useServices();
  const company = useCompany();
  const handed = useMemo(() => readHandedOver(routerState, company), [routerState, company]);
  const ids = useIdsSinceOpening(company);
  const all = useMemo(
    () => (handed.length > 0 ? handed : ids.map((id): Prospect => ({ id, ...unknown }))),
    [handed, ids],
  );
  const chosen = useMemo(() => all.filter(({ id }) => isProspectId(id)), [all]);
  const leftOut = all.length - chosen.length;
  useEffect(() => {
    if (leftOut === 0) return;
    log(`Left out ${leftOut} prospects whose ids are no positive whole numbers`);
    notices.say('error', t('emails.leftOut', { count: leftOut }));
  }, [leftOut, notices, log]);
  const isNameless = chosen.some(({ name }) => name === '');
  const { rows } = useAllPeople(isNameless ? company : null);
  const rowsOfHanded = useRowsOf(handed, company);
  return useMemo(() => {
    const all = [...(rows ?? []), ...rowsOfHanded];
    const known = new Map(all.map((prospect) => [String(prospect.id), prospect]));
    return chosen.map((prospect) => {
      const row = known.get(String(prospect.id)) ?? prospect;
      return prospect.name === '' ? { ...row, id: prospect.id } : { ...prospect, email: row.email };
    });
  }, [chosen, rows, rowsOfHanded]);
}
