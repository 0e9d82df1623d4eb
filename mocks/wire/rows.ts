import type { ContentIdeaDraft } from '#domain/contentIdea.ts';
import type { GeographyDraft } from '#domain/geography.ts';
import type { IcpDraft } from '#domain/icp.ts';
import type { KeywordDraft } from '#domain/keyword.ts';
import type { Level } from '#domain/level.ts';
import type { TargetCompanyDraft } from '#domain/targetCompany.ts';
import type { UspDraft } from '#domain/usp.ts';
import type {
  ContentIdeaRow,
  GeographyRow,
  IcpRow,
  KeywordRow,
  ProspectRow,
  TargetCompanyRow,
  UspRow,
} from '../store/tables.ts';

/** Our words in the server's spelling, as the twin keeps and answers them. */
export const toUspRow = (uspid: number, draft: UspDraft): UspRow => ({ uspid, ...draft });

export const toIcpRow = (icpid: number, draft: IcpDraft): IcpRow => ({
  icpid,
  title: draft.title,
  description: draft.description,
  painPoints: [...draft.painPoints],
  goals: [...draft.goals],
});

export const toGeographyRow = (geoid: number, draft: GeographyDraft): GeographyRow => ({
  geoid,
  ...draft,
});

export const toTargetCompanyRow = (
  targetid: number,
  draft: TargetCompanyDraft,
): TargetCompanyRow => ({
  targetid,
  target_company_name: draft.name,
  description: draft.description,
  recent_news: draft.recentNews,
  initiatives_and_challenges: draft.initiatives,
});

export const toKeywordRow = (keywordid: number, draft: KeywordDraft): KeywordRow => ({
  keywordid,
  keyword: draft.keyword,
  volume: draft.volume,
  competition_level: draft.competitionLevel,
  competition_index: draft.competitionIndex,
  low_bid: draft.lowBid,
  high_bid: draft.highBid,
  trend: draft.trend,
  region: draft.region,
});

/** An idea as the twin makes it: its value is always known. */
export type KnownContentIdea = ContentIdeaDraft & { readonly estimatedValue: Level };

export const toContentIdeaRow = (
  contentideaid: number,
  draft: KnownContentIdea,
): ContentIdeaRow => ({
  contentideaid,
  title: draft.title,
  type: draft.type,
  keywords: [...draft.keywords],
  targetIcp: draft.targetIcp,
  outline: [...draft.outline],
  estimated_value: draft.estimatedValue,
});

export const toProspectRow = (
  prospectid: number,
  targetid: ProspectRow['targetid'],
  draft: { readonly name: string; readonly companyName: string; readonly role: string },
): ProspectRow => ({
  prospectid,
  prospect_name: draft.name,
  prospect_company_name: draft.companyName,
  role: draft.role,
  targetid,
});
