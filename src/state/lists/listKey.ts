/** Returns the cache key of a list, or of a part of one. */
export const listKey = (
  name: string,
  { workspace, companyId }: { readonly workspace: string; readonly companyId: string },
  part?: string,
): readonly string[] => [name, workspace, companyId, ...(part === undefined ? [] : [part])];

/** Returns the name of a list: its cache key without the part. */
export const listName = (key: readonly string[]): string => key.slice(0, 3).join('|');
