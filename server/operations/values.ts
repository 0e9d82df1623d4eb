import type { KeywordDraft } from '#domain/keywords/keyword.ts';
import type { TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import type { Tables } from '../rows/tables.ts';
import type { KnownContentIdea } from '../writers/writer.ts';

/** Our words in the server's spelling, as rows are kept and answered. */
export const toTargetCompanyValue = (draft: TargetCompanyDraft): Tables['targetCompanies'] => ({
  target_company_name: draft.name,
  description: draft.description,
  recent_news: draft.recentNews,
  initiatives_and_challenges: draft.initiatives,
});

export const toKeywordValue = (draft: KeywordDraft): Tables['keywords'] => ({
  keyword: draft.keyword,
  volume: draft.volume,
  competition_level: draft.competitionLevel,
  competition_index: draft.competitionIndex,
  low_bid: draft.lowBid,
  high_bid: draft.highBid,
  trend: draft.trend,
  region: draft.region,
});

export const toContentIdeaValue = (draft: KnownContentIdea): Tables['contentIdeas'] => ({
  title: draft.title,
  type: draft.type,
  keywords: [...draft.keywords],
  targetIcp: draft.targetIcp,
  outline: [...draft.outline],
  estimated_value: draft.estimatedValue,
});

export const toProspectValue = (
  targetid: Tables['prospects']['targetid'],
  draft: { readonly name: string; readonly companyName: string; readonly role: string },
): Tables['prospects'] => ({
  prospect_name: draft.name,
  prospect_company_name: draft.companyName,
  role: draft.role,
  targetid,
});
