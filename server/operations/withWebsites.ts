import type { Context } from './context.ts';
import { inTurn } from './keptSite.ts';
import { Refusal } from './refusal.ts';

/**
 * Adds `website_found` to target companies. Without a reader, they stay unchanged, and also beyond the rate: what a model
 * has written should not be lost for it.
 */
export function withWebsites<Value extends object>(
  parts: Pick<Context, 'reader' | 'count'>,
  workspace: string,
  values: readonly Value[],
): Promise<readonly Value[]> {
  const { reader } = parts;
  return Promise.all(
    values.map(async (value) => {
      if (!reader || !('target_company_name' in value)) return value;
      const website = 'website' in value ? value.website : undefined;
      if (typeof website !== 'string') return { ...value, website_found: false };
      try {
        const isFound = await inTurn(parts, workspace, () => reader.answers(website));
        return { ...value, website_found: isFound };
      } catch (error) {
        if (error instanceof Refusal && error.status === 429) return value;
        throw error;
      }
    }),
  );
}
