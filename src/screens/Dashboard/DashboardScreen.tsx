import Magnet from 'lucide-react/icons/magnet';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import styled from 'styled-components';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { laterDialog } from '#components/lazy/kit.ts';
import { Page } from '#components/Page/Page.tsx';
import { RadioCards } from '#components/RadioCards/RadioCards.tsx';
import { font, space } from '#components/theme/tokens.ts';
import type { Campaign, CampaignCounts } from '#domain/onboarding/campaign.ts';
import { limits } from '#domain/settings/limits.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import { t } from '#domain/words/translate.ts';
import { CompanyFirst } from '../shared/collection/CompanyFirst.tsx';
import { PageFooter } from '../shared/footer/PageFooter.tsx';
import { OnboardingStepper } from '../shared/onboarding/OnboardingStepper.tsx';
import { CampaignCard } from './CampaignCard.tsx';

const ProfileCreated = laterDialog(
  async () => (await import('./ProfileCreated.tsx')).ProfileCreated,
);

const There = styled.section`
  margin-top: ${space(10)};
  h2 {
    margin-bottom: ${space(4)};
    font-size: ${font(16)};
    font-weight: 600;
  }
`;

export interface DashboardScreenProps {
  hasCompany: boolean;
  /** The first time the dashboard is reached for a company. */
  isWelcome: boolean;
  stage: OnboardingStage;
  /** What there is per campaign; shown to whoever comes back. */
  counts: CampaignCounts;
  /** How long the success overlay stays. */
  welcomeMs?: number;
  onWelcomed: () => void;
  /** 'Continue' with the chosen campaign. */
  onContinue: (campaign: Campaign) => void;
}

/** 'Pick your campaign'; for whoever comes back, also what is there and the way on. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { hasCompany, isWelcome, stage, counts, onWelcomed, onContinue } = props;
  const [campaign, setCampaign] = useState<Campaign>();
  const hasComeBack = hasCompany && stage === 'done';
  return (
    <>
      <Page
        above={<OnboardingStepper page="dashboard" stage={stage} />}
        title={t('dashboard.title')}
        lead={t('dashboard.lead')}
      >
        {hasCompany ? (
          <RadioCards
            aria-label={t('dashboard.title')}
            value={campaign}
            options={[
              {
                value: 'inbound',
                label: t('dashboard.inbound'),
                description: t('dashboard.inboundText'),
                icon: <Magnet size={20} aria-hidden />,
              },
              {
                value: 'outbound',
                label: t('dashboard.outbound'),
                description: t('dashboard.outboundText'),
                icon: <Send size={20} aria-hidden />,
              },
            ]}
            onValueChange={setCampaign}
          />
        ) : (
          <CompanyFirst />
        )}
        {hasComeBack ? (
          <There aria-labelledby="there">
            <h2 id="there">{t('dashboard.there')}</h2>
            <CardGrid>
              <CampaignCard campaign="inbound" counts={counts} />
              <CampaignCard campaign="outbound" counts={counts} />
            </CardGrid>
          </There>
        ) : null}
      </Page>
      <PageFooter
        page="/dashboard"
        next={{
          label: t('dashboard.continue'),
          isDisabled: campaign === undefined,
          onSelect: () => campaign && onContinue(campaign),
        }}
      />
      {isWelcome ? (
        <ProfileCreated
          stayMs={props.welcomeMs ?? limits.dashboardOverlayMs}
          onClose={onWelcomed}
        />
      ) : null}
    </>
  );
}
