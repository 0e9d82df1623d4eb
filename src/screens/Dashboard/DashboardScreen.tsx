import CircleCheck from 'lucide-react/icons/circle-check';
import Magnet from 'lucide-react/icons/magnet';
import Send from 'lucide-react/icons/send';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Page } from '#components/Page/Page.tsx';
import { RadioCards } from '#components/RadioCards/RadioCards.tsx';
import { color, space } from '#components/theme/tokens.ts';
import type { Campaign } from '#domain/onboarding/campaign.ts';
import { limits } from '#domain/settings/limits.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import { t } from '#domain/words/translate.ts';
import { CompanyFirst } from '../page/CompanyFirst.tsx';
import { PageFooter } from '../page/PageFooter.tsx';
import { OnboardingStepper } from '../page/OnboardingStepper.tsx';
import { CampaignProgress } from './CampaignProgress.tsx';
import { CoverageMaps } from './CoverageMaps.tsx';
import { GoneSentences, type GoneSentencesProps } from './GoneSentences.tsx';
import type { Home } from './home.ts';

export interface DashboardScreenProps {
  hasCompany: boolean;
  /** True the first time the dashboard is reached for a company. */
  isWelcome: boolean;
  stage: OnboardingStage;
  /** Facts about both campaigns for a returning person; null before that. */
  home: Home | null;
  /** What became of the quoted sentences (D98), and how to open a row that rests on one; null where that is not known. */
  quotes?: GoneSentencesProps | null;
  /** How long the success overlay stays, in milliseconds. */
  welcomeMs?: number;
  onWelcomed: () => void;
  /** Called by 'Continue' with the chosen campaign. */
  onContinue: (campaign: Campaign) => void;
}

const Icon = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space(2)} 0 ${space(4)};
  color: ${color.success};
`;

/** The success overlay. It closes by itself, or earlier when dismissed. */
function ProfileCreated({ stayMs, onClose }: { stayMs: number; onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), stayMs);
    return () => clearTimeout(timer);
  }, [stayMs]);
  return (
    <Dialog
      size="small"
      title={t('dashboard.created')}
      description={t('dashboard.createdLead')}
      onClose={onClose}
    >
      <Icon>
        <CircleCheck size={48} strokeWidth={1.5} aria-hidden />
      </Icon>
    </Dialog>
  );
}

/** 'Pick your campaign'. For a returning person, also the counts and next step of each campaign. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { hasCompany, isWelcome, stage, home, onWelcomed, onContinue } = props;
  const [campaign, setCampaign] = useState<Campaign>();
  const shown = hasCompany && stage === 'done' ? home : null;
  const progress = (of: Campaign) =>
    shown ? <CampaignProgress campaign={of} home={shown} /> : null;
  return (
    <>
      <Page
        above={<OnboardingStepper page="dashboard" stage={stage} />}
        title={t('dashboard.title')}
        lead={t('dashboard.lead')}
      >
        {shown && props.quotes ? <GoneSentences {...props.quotes} /> : null}
        {hasCompany ? (
          <RadioCards
            label={t('dashboard.title')}
            value={campaign}
            options={[
              {
                value: 'inbound',
                label: t('shell.inbound'),
                description: t('dashboard.inboundText'),
                icon: <Magnet size={20} aria-hidden />,
                below: progress('inbound'),
              },
              {
                value: 'outbound',
                label: t('shell.outbound'),
                description: t('dashboard.outboundText'),
                icon: <Send size={20} aria-hidden />,
                below: progress('outbound'),
              },
            ]}
            onValueChange={setCampaign}
          />
        ) : (
          <CompanyFirst />
        )}
        {shown ? <CoverageMaps {...shown} /> : null}
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
