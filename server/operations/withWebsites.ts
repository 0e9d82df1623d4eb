import type { SiteReader } from '../reading/site.ts';

/** Says of every target company whether its website answers; where no websites are read, nothing is said. */
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
