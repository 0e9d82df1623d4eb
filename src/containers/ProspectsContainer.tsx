import { useNavigate } from 'react-router-dom';
import { prospectsToHandOver } from '#domain/pages/handover.ts';
import { prospectAddress } from '#domain/companies/prospectList.ts';
import { localDay } from '#domain/mail/due.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { pages } from '#domain/pages/pageTable.ts';
import { t } from '#domain/words/translate.ts';
import { ProspectsScreen } from '#screens/Prospects/ProspectsScreen.tsx';
import { useCompany } from '#state/company.ts';
import { useBlocking } from '#state/doNotContact.ts';
import { useMailReview } from '#state/emails/useMailReview.ts';
import { useEverybody } from '#state/prospects/useAllPeople.ts';
import { useProspects } from '#state/prospects/useProspects.ts';
import { prospectSelection, useSelection, useSelectedProspectIds } from '#state/selection.ts';
import { useServices } from '#state/services.ts';
import { useSharing } from '#state/sharing.ts';
import { useListView } from './useListView.ts';

/** The prospects of the selected target companies; those selected are handed to the emails (D45). */
export function ProspectsContainer() {
  const company = useCompany();
  const { notices } = useServices();
  const { companySearch, prospects } = useProspects();
  const everybody = useEverybody(company);
  const blocking = useBlocking();
  const { review, isLoading } = useMailReview(company !== null);
  const selection = useSelection(prospectSelection, prospects);
  const storedIds = useSelectedProspectIds();
  const isAsked = company !== null && companySearch.selected.length > 0;
  const sharing = useSharing();
  const navigate = useNavigate();
  const listView = useListView('prospects', prospectAddress);
  const goOn = () => {
    const chosen = itemsOf(prospects.remote).filter(({ id }) => selection.keys.has(String(id)));
    // While the list is unknown, people selected earlier are handed over by id alone.
    const isUnknown = isAsked && !['ready', 'empty'].includes(prospects.remote.status);
    if (company && (chosen.length > 0 || (isUnknown && storedIds.length > 0)))
      void navigate(pages['/prospects'].next[0], { state: prospectsToHandOver(chosen, company) });
    else notices.say('error', t('message.alert.prospects.noneSelected'));
  };
  return (
    <ProspectsScreen
      hasCompany={company !== null}
      prospects={prospects}
      companySearch={companySearch}
      everybody={everybody}
      blocking={blocking}
      selection={selection}
      {...listView}
      review={isLoading ? null : review}
      today={localDay()}
      sharing={sharing}
      onNext={goOn}
    />
  );
}
