import { dialogPart } from '#components/lazy/kit.ts';
import { useWantedPart } from '#components/lazy/usePart.ts';
import type { EntityDescription } from '#domain/entities/description.ts';
import type { EntityFormProps } from './EntityForm.tsx';

export const entityForm = dialogPart(() => import('./EntityForm.tsx'));

/** The form of a row, whose code loads when it is first opened. */
export function EntityDialog<Description extends EntityDescription>(
  props: EntityFormProps<Description>,
) {
  const form = useWantedPart(entityForm, props.onClose);
  return form ? <form.EntityForm {...props} /> : null;
}
