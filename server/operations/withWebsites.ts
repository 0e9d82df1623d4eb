import type { SiteReader } from '../reading/site.ts';

/** Adds `website_found` to target companies. Without a reader, they stay unchanged. */
export function withWebsites<Value extends object>(
  reader: SiteReader | undefined,
  values: readonly Value[],
): Promise<readonly Value[]> {
  return Promise.all(
    values.map(async (value) => {
      if (!reader || !('target_company_name' in value)) return value;
      const website = 'website' in value ? value.website : undefined;
      const isFound = typeof website === 'string' && (await reader.answers(website));
      return { ...value, website_found: isFound };
    }),
  );
}
