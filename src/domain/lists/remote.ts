/** The state of data that is loaded from the server. Screens switch on it, and stories are named after it. */
export type Remote<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'polling'; readonly attempt: number; readonly of: number }
  | {
      readonly status: 'empty';
      readonly isExhausted: boolean;
      readonly isRefreshing?: boolean;
    }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly items: readonly Item[]; readonly isRefreshing: boolean };

// Always the same array: what is computed from the rows is kept as long as the array stays the same.
const none: readonly never[] = [];

/** Returns the rows; an empty array unless the state is `ready`. */
export function itemsOf<Item>(remote: Remote<Item>): readonly Item[] {
  return remote.status === 'ready' ? remote.items : none;
}

/** Returns true while rows that are shown are loaded again. */
export const isRefreshing = (remote: Remote<unknown>): boolean =>
  'isRefreshing' in remote && remote.isRefreshing;
