import { useNavigate } from 'react-router-dom';
import { ideaToHandOver } from '#domain/content/ideaHandover.ts';
import { campaignPaths } from '#domain/onboarding/campaign.ts';
import { DashboardScreen } from '#screens/Dashboard/DashboardScreen.tsx';
import { useCompany } from '#state/company.ts';
import { useHome } from '#state/onboarding/useHome.ts';
import { useWelcome } from '#state/onboarding/useWelcome.ts';
import { useSelectCompanies } from '#state/selection/targetCompanySelection.ts';
import { useStage, useVisit } from '#state/visit.ts';

/** The dashboard. Choosing a campaign completes the setup. */
export function DashboardContainer() {
  const company = useCompany();
  const welcome = useWelcome();
  const { progress } = useVisit();
  const stage = useStage();
  const home = useHome(stage === 'done');
  const select = useSelectCompanies();
  const navigate = useNavigate();
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
            const state = fill.kind === 'idea' ? ideaToHandOver(fill, company) : null;
            void navigate(href, { state });
          },
        }
      }
      onContinue={(campaign) => {
        progress.reach('done');
        void navigate(campaignPaths[campaign]);
      }}
    />
  );
}
