import { array, picklist, object, string, type InferOutput } from 'valibot';
import { contentTypes } from '#domain/content/contentIdea.ts';
import { levels } from '#domain/insights/level.ts';
import { isSameText } from '#text/foldText.ts';
import { termWithoutFigures, type Drafts, type Suggested } from '../writer.ts';
import { evidence, type ItemShape } from './item.ts';

const line = string();
const lines = array(line);
const level = picklist(levels);

/** The schema of each kind. Bounds are checked afterwards, because some servers refuse them in schemas. */
export const schemas = {
  usps: object({ title: line, description: line, valueProposition: line, evidence }),
  icps: object({ title: line, description: line, painPoints: lines, goals: lines, evidence }),
  geographies: object({
    region: line,
    competitionLevel: level,
    recommendation: line,
    evidence,
  }),
  targetCompanies: object({
    target_company_name: line,
    website: line,
    description: line,
    initiatives_and_challenges: line,
    evidence,
  }),
  keywords: object({ keyword: line, region: line }),
  contentIdeas: object({
    title: line,
    type: picklist(contentTypes),
    keywords: lines,
    targetIcp: line,
    outline: lines,
    estimated_value: level,
    evidence,
  }),
} as const;

interface Kind<Name extends Suggested> extends ItemShape {
  readonly toDraft: (
    item: InferOutput<(typeof schemas)[Name]>,
    icpTitles: readonly string[],
  ) => Drafts[Name];
}

const host = /^(?:https?:\/\/)?([\p{L}\p{N}][\p{L}\p{N}.-]*\.\p{L}{2,})(?:\/.*)?$/iu;

/** Returns a website as it is stored, or nothing for a text that is not an address. */
function websiteIn(text: string): { readonly website?: string } {
  const found = host.exec(text.trim())?.[1];
  return found ? { website: `https://${found.toLowerCase()}` } : {};
}

export const kinds: { readonly [Name in Suggested]: Kind<Name> } = {
  usps: {
    claims: ['title', 'description', 'valueProposition'],
    longest: { title: 80, description: 400, valueProposition: 300 },
    toDraft: (item) => item,
  },
  icps: {
    claims: ['title', 'description', 'painPoints', 'goals'],
    longest: { title: 80, description: 400, painPoints: 200, goals: 200 },
    toDraft: (item) => item,
  },
  geographies: {
    claims: ['competitionLevel', 'recommendation'],
    longest: { region: 80, recommendation: 500 },
    // A model does not know market sizes and growth rates, so they stay empty.
    toDraft: (item) => ({ ...item, marketSize: '', growthRate: '' }),
  },
  targetCompanies: {
    claims: ['description', 'initiatives_and_challenges'],
    longest: { target_company_name: 100, description: 400, initiatives_and_challenges: 400 },
    optional: ['initiatives_and_challenges'],
    mustName: 'target_company_name',
    toDraft: (item) => ({
      name: item.target_company_name,
      description: item.description,
      recentNews: '',
      initiatives: item.initiatives_and_challenges,
      ...websiteIn(item.website),
    }),
  },
  keywords: {
    claims: [],
    longest: { keyword: 80, region: 60 },
    optional: ['region'],
    toDraft: ({ keyword, region }) => termWithoutFigures(keyword.toLowerCase(), region),
  },
  contentIdeas: {
    claims: ['title', 'outline'],
    longest: { title: 140, outline: 200, keywords: 80 },
    // Allows 'Five ways' and '3 steps'.
    allowsCounts: true,
    toDraft: (item, icpTitles) => ({
      ...item,
      targetIcp:
        icpTitles.length === 0
          ? item.targetIcp
          : (icpTitles.find((title) => isSameText(title, item.targetIcp)) ?? ''),
      estimatedValue: item.estimated_value,
    }),
  },
};
