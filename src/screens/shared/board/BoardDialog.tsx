import { dialogPart } from '#components/lazy/kit.ts';
import { useWantedPart } from '#components/lazy/usePart.ts';
import type { Identified } from '#domain/lists/collection.ts';
import type { BoardFormProps } from './BoardForm.tsx';

export const boardForm = dialogPart(() => import('./BoardForm.tsx'));

/** The form of a board, fetched when it is first opened. */
export function BoardDialog<Item extends Identified, Draft, Field extends string>(
  props: BoardFormProps<Item, Draft, Field>,
) {
  const form = useWantedPart(boardForm, props.onClose);
  return form ? <form.BoardForm {...props} /> : null;
}
