import { campaignPaths, type Campaign } from './campaign.ts';
import type { HomeFacts } from './homeFacts.ts';
import { inboundRules } from './inboundRules.ts';
import { outboundRules } from './outboundRules.ts';
import type { NextStep } from './stepRule.ts';

/**
 * Returns the next step of a campaign: the first rule with something to do. Undefined while a rule before it waits for its
 * lists. When one of these lists has failed, or nothing is left to do, it is the campaign's first page.
 */
export function nextStepOf(campaign: Campaign, facts: HomeFacts): NextStep | undefined {
  const rules = campaign === 'inbound' ? inboundRules(facts) : outboundRules(facts);
  const first = rules.find(({ count }) => count !== 0);
  if (first && first.count === undefined) return undefined;
  return first && first.count !== null && first.count !== undefined
    ? { ...first, count: first.count }
    : { kind: 'goOn', href: campaignPaths[campaign], count: 0 };
}
