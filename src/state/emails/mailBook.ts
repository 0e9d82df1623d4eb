import { mergedSets } from '#api/wire/emailSets.ts';
import type { EmailSet } from '#domain/mail/email.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { headerLine } from '#domain/mail/mailText.ts';
import { plainBody } from '#domain/mail/plainBody.ts';
import { newKey, variationKey } from '#domain/mail/mailing.ts';

/** What is known of the mail of a company's prospects: the variations, and which of them are new. */
export interface MailBook {
  readonly sets: () => ReadonlyMap<string, EmailSet>;
  readonly newKeys: () => ReadonlySet<string>;
  /**
   * Takes in what has come. Where more was asked for, what was not known before is new. All there is (`isWhole`) takes the place
   * of what greeted a person by another name, or by none.
   */
  readonly take: (
    found: readonly EmailSet[],
    how: { readonly isMore: boolean; readonly isWhole: boolean },
  ) => void;
  readonly forgetNew: () => void;
  readonly countOf: (id: EntityId) => number;
}

/** Mail arrives as text, whatever the server made of it. */
const asText = (set: EmailSet): EmailSet => ({
  ...set,
  variations: set.variations.map(({ subject, body }) => ({
    subject: headerLine(subject),
    body: plainBody(body),
  })),
});

/** An empty book. */
export function createMailBook(): MailBook {
  let sets: ReadonlyMap<string, EmailSet> = new Map();
  let newKeys: ReadonlySet<string> = new Set();
  const countOf = (id: EntityId) => sets.get(String(id))?.variations.length ?? 0;

  return {
    sets: () => sets,
    newKeys: () => newKeys,
    take(found, { isMore, isWhole }) {
      const next = new Map(sets);
      const fresh = new Set(newKeys);
      for (const set of mergedSets(found.map(asText))) {
        const key = String(set.prospectId);
        const before = next.get(key);
        const isRenamed =
          isWhole && set.prospectName !== '' && before?.prospectName !== set.prospectName;
        const [merged = set] = before && !isRenamed ? mergedSets([before, set]) : [set];
        if (isMore && !isRenamed) {
          const known = new Set((before?.variations ?? []).map(variationKey));
          for (const name of merged.variations.map(variationKey))
            if (!known.has(name)) fresh.add(newKey(set.prospectId, name));
        }
        next.set(key, merged);
      }
      sets = next;
      newKeys = fresh;
    },
    forgetNew: () => void (newKeys = new Set()),
    countOf,
  };
}
