import { useState } from 'react';
import type { DraftOf, EntityDescription, EntityOf } from '#domain/entities/description.ts';
import { unchangedDraft } from '#domain/entities/texts.ts';
import type { CollectionActions } from '#contracts/collection.ts';
import type { Identified } from '#domain/lists/collection.ts';
import type { FieldRewriting } from '#contracts/fieldRewriting.ts';
import type { RewritableKind } from '#domain/rewriting/proposal.ts';
import { t } from '#domain/words/translate.ts';
import { failureText, isMissingCall } from './failure.ts';
import { useServices } from './services.ts';

/** Returns the functions that rewrite single fields of one of the company's lists (D81). */
export function useFieldRewriting<Description extends EntityDescription>(
  kind: RewritableKind,
  description: Description,
  onEdit: CollectionActions<EntityOf<Description>, DraftOf<Description>>['onEdit'],
): FieldRewriting<EntityOf<Description> & Identified> {
  const { api, workspace } = useServices();
  const [isOffered, setOffered] = useState(true);
  return {
    isOffered,
    async onAsk(item, field, declined, signal) {
      const asked = { kind, id: item.id, field, declined };
      try {
        const proposal = await api.suggestions.rewrite(workspace, asked, signal);
        return { status: 'proposed', proposal };
      } catch (cause) {
        if (!isMissingCall(cause)) return { status: 'failed', message: failureText(cause) };
        setOffered(false);
        return { status: 'missing' };
      }
    },
    async onTake(item, field, { value, grounds }) {
      const draft = unchangedDraft(description, { ...item, [field]: value });
      if (!draft) return { ok: false, message: t('message.inline.invalid') };
      return onEdit(item, draft, { field, grounds });
    },
  };
}
