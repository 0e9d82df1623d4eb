import { useState, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { ideaToHandOver, prospectsToHandOver, rowToShow } from '#domain/pages/handover.ts';
import { pieceHref } from '#domain/content/piecePage.ts';
import type { RestingKind } from '#domain/evidence/goneQuotes.ts';
import { sameId, type EntityId } from '#domain/lists/entityId.ts';
import { recordRules } from '#domain/lists/records.ts';
import { campaignPaths } from '#domain/onboarding/campaign.ts';
import { DashboardScreen } from '#screens/Dashboard/DashboardScreen.tsx';
import { useCompany } from '#state/company.ts';
import { useHome, useWelcome } from '#state/onboarding/useHome.ts';
import { pathNow } from '#state/address.ts';
import { useGoneQuotes } from '#state/goneQuotes.ts';
import { useFirstLists } from '#state/firstLists.ts';
import { useSelectCompanies } from '#state/selection.ts';
import { useStage, useVisit } from '#state/visit.ts';

/** The dashboard. Choosing a campaign completes the setup. */
export function DashboardContainer() {
  const company = useCompany();
  const welcome = useWelcome();
  const { progress } = useVisit();
  const reached = useStage();
  const [isLeaving, startLeaving] = useTransition();
  const [stage, setStage] = useState(reached);
  // The first choice completes the setup. Until the next page is shown, this one stays as it is.
  if (!isLeaving && stage !== reached) setStage(reached);
  const [page] = useState(pathNow);
  const home = useHome(stage === 'done');
  const quotes = useGoneQuotes(stage === 'done');
  useFirstLists('contentIdeas', true);
  const select = useSelectCompanies();
  const navigate = useNavigate();
  const openRow = (kind: RestingKind, id: EntityId) => {
    if (kind === 'sections') return void navigate(pieceHref({ id }));
    // The page of the prospects shows the people of selected companies only.
    if (kind === 'prospects') {
      const { prospects, targetCompanies } = home?.facts.lists ?? {};
      const at = prospects?.find((each) => sameId(each.id, id))?.targetCompanyId ?? null;
      const employer = at !== null && targetCompanies?.find((each) => sameId(each.id, at));
      if (employer) select([{ id: employer.id, name: employer.name }]);
    }
    return void navigate(recordRules[kind].page, { state: rowToShow(id) });
  };
  return (
    <DashboardScreen
      {...welcome}
      hasCompany={company !== null}
      stage={stage}
      home={
        company &&
        home && {
          ...home,
          onFill: (fill, href) => {
            if (fill.kind === 'companies') select(fill.companies);
            const state =
              fill.kind === 'idea'
                ? ideaToHandOver(fill, company)
                : fill.kind === 'people'
                  ? prospectsToHandOver(fill.people, company)
                  : null;
            void navigate(href, { state });
          },
        }
      }
      quotes={company && quotes && { quotes, website: company.info.website, onOpenRow: openRow }}
      onContinue={(campaign) =>
        startLeaving(() => {
          progress.reach('done');
          // A second press while the next page loads changes where it leads, and adds no step to Back.
          void navigate(campaignPaths[campaign], { replace: pathNow() !== page });
        })
      }
    />
  );
}
