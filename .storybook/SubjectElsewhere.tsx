import { useState } from 'react';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import type { EntityId } from '#domain/lists/entityId.ts';
import { variationKey } from '#domain/mail/mailSlot.ts';
import { editsWith, reviewOf } from '#domain/mail/mailReview.ts';
import { createMailReview } from '#state/emails/createMailReview.ts';
import { useServices } from '#state/services.ts';

/** Another tab of the same person: its button gives the prospect's first variation this subject. Use it inside `InApp`. */
export function SubjectElsewhere({ of, subject }: { of: EntityId; subject: string }) {
  const { api, storage, workspace } = useServices();
  const [review] = useState(() =>
    createMailReview({
      storage,
      typedWrites: { soon: (_name, write) => write(), flush: () => undefined },
    }),
  );
  const change = async () => {
    const [set] = await api.emails.list(workspace, [of]);
    const [variation] = set?.variations ?? [];
    if (!variation) throw new Error('There is no mail.');
    const id = String(of);
    const written = { key: variationKey(variation), variation, place: 0 };
    const { edits } = reviewOf(review.snapshot(), id);
    review.change(id, { edits: editsWith(edits, written, { ...variation, subject }) });
  };
  return (
    <VisuallyHidden>
      <button type="button" tabIndex={-1} onClick={() => void change()}>
        Change it in another tab
      </button>
    </VisuallyHidden>
  );
}
