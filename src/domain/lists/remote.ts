/** What a screen knows about data that comes from elsewhere. Every screen switches on it; every story is named after it. */
export type Remote<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'polling'; readonly attempt: number; readonly of: number }
  | {
      readonly status: 'empty';
      readonly isExhausted: boolean;
      /** What was there could not be fetched again, and the list is to be shown as empty (D40). */
      readonly hasFailed?: boolean;
    }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly items: readonly Item[]; readonly isRefreshing: boolean };

/** The rows there are, whatever the state: none unless ready. */
export function itemsOf<Item>(remote: Remote<Item>): readonly Item[] {
  return remote.status === 'ready' ? remote.items : [];
}
