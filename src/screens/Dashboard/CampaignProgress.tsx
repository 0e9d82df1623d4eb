import { useMemo } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { color, font, raisedBox, shape, space } from '#components/theme/tokens.ts';
import type { Campaign } from '#domain/onboarding/campaign.ts';
import {
  nextStepOf,
  progressOf,
  type NextStep,
  type ProgressLine,
} from '#domain/onboarding/nextStep.ts';
import { t } from '#domain/words/translate.ts';
import { fillOnPress, type Home } from './home.ts';

const Root = styled.section`
  /* When the other campaign has more lines, both buttons still align at the bottom. */
  display: grid;
  grid-template-rows: 1fr auto;
  align-items: start;
  gap: ${space(3)};
  padding: ${space(4)} ${space(5)} ${space(5)};
  ${raisedBox}
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space(4)};
    min-height: 32px;
  }
  li > strong {
    font-weight: 600;
  }
  li > span {
    color: ${color.muted};
    font-size: ${font(13)};
  }
`;

/** Keeps the height of the button while it loads. */
const StepRoom = styled.div`
  min-height: ${shape.controlHeight};
  & > a {
    white-space: normal;
  }
`;

function partValue({ part, unknown }: ProgressLine): string {
  if (part === undefined) return t('dashboard.countingPart');
  if (part === null) return t('dashboard.notKnown');
  return unknown > 0
    ? t('dashboard.partUnknown', { value: part, unknown })
    : t('dashboard.number', { value: part });
}

const partText = (line: ProgressLine): string =>
  t('dashboard.partOf', { what: t(`dashboard.part.${line.of}`), value: partValue(line) });

const countText = ({ of, count }: ProgressLine): string =>
  count === undefined || count === null
    ? t('dashboard.partOf', {
        what: t(`dashboard.map.${of}`),
        value: t(count === null ? 'dashboard.notKnown' : 'dashboard.countingPart'),
      })
    : t(`dashboard.${of}`, { count });

const goOn = { inbound: 'dashboard.goOnInbound', outbound: 'dashboard.goOnOutbound' } as const;
const stepText = (campaign: Campaign, { kind, count }: NextStep): string =>
  kind === 'goOn' ? t(goOn[campaign]) : t(`dashboard.step.${kind}`, { count });

export interface CampaignProgressProps {
  campaign: Campaign;
  home: Home;
}

/** One campaign: its counts and its next step. */
export function CampaignProgress({ campaign, home }: CampaignProgressProps) {
  const { facts, onRetry, onFill } = home;
  const { step, lines } = useMemo(
    () => ({ step: nextStepOf(campaign, facts), lines: progressOf(campaign, facts) }),
    [campaign, facts],
  );
  return (
    <Root aria-label={t(`shell.${campaign}`)}>
      <ul>
        {lines.map((line) => (
          <li key={line.of}>
            <strong>{countText(line)}</strong>
            {line.hasFailed ? (
              <Button
                size="small"
                aria-label={t('dashboard.retryOf', { what: t(`dashboard.map.${line.of}`) })}
                onClick={() => onRetry(line.of)}
              >
                {t('general.retry')}
              </Button>
            ) : typeof line.count === 'number' ? (
              <span>{partText(line)}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <StepRoom>
        {step ? (
          <LinkButton href={step.href} variant="primary" onClick={fillOnPress(step, onFill)}>
            {stepText(campaign, step)}
          </LinkButton>
        ) : (
          <Skeleton width="220px" height={45} />
        )}
      </StepRoom>
    </Root>
  );
}
