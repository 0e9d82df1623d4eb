import { Card } from '#components/Card/Card.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { campaignPaths, type Campaign, type CampaignCounts } from '#domain/onboarding/campaign.ts';
import { t } from '#domain/words/translate.ts';

const countedIn = {
  inbound: ['keywords', 'contentIdeas'],
  outbound: ['targetCompanies'],
} as const satisfies Readonly<Record<Campaign, readonly (keyof CampaignCounts)[]>>;

const goOnOf = {
  inbound: 'dashboard.goOnInbound',
  outbound: 'dashboard.goOnOutbound',
} as const;

export interface CampaignCardProps {
  campaign: Campaign;
  counts: CampaignCounts;
}

/** What there is for a campaign already, and the way on. */
export function CampaignCard({ campaign, counts }: CampaignCardProps) {
  const sayCount = (kind: keyof CampaignCounts) => {
    const count = counts[kind];
    if (count === undefined) return t('dashboard.counting');
    return count === null ? t('dashboard.unknown') : t(`dashboard.${kind}`, { count });
  };
  return (
    <Card
      title={t(`dashboard.${campaign}`)}
      footer={
        <LinkButton size="small" href={campaignPaths[campaign]}>
          {t(goOnOf[campaign])}
        </LinkButton>
      }
    >
      {countedIn[campaign].map((kind) => (
        <p key={kind}>{sayCount(kind)}</p>
      ))}
    </Card>
  );
}
