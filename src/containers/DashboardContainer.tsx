import { useNavigate } from 'react-router-dom';
import { campaignPaths } from '#domain/onboarding/campaign.ts';
import { DashboardScreen } from '#screens/Dashboard/DashboardScreen.tsx';
import { useCompany } from '#state/company.ts';
import { useCampaignCounts } from '#state/onboarding/useCampaignCounts.ts';
import { useWelcome } from '#state/onboarding/useWelcome.ts';
import { useProgress, useVisit } from '#state/visit.ts';

/** The choice of a campaign, which ends the setting up. */
export function DashboardContainer() {
  const company = useCompany();
  const welcome = useWelcome();
  const { progress } = useVisit();
  const { stage } = useProgress();
  const counts = useCampaignCounts(stage === 'done');
  const navigate = useNavigate();
  return (
    <DashboardScreen
      {...welcome}
      hasCompany={company !== null}
      stage={stage}
      counts={counts}
      onContinue={(campaign) => {
        progress.reach('done');
        void navigate(campaignPaths[campaign]);
      }}
    />
  );
}
