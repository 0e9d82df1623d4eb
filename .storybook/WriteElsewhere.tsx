import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import { useServices } from '#state/services.ts';

/** A button that changes stored values, as another tab does, for play functions. Use it inside `InApp`. */
export function WriteElsewhere({ values }: { values: Partial<Record<OwnedKey, string>> }) {
  const { storage } = useServices();
  const write = () => {
    for (const [key, value] of Object.entries(values)) storage.write(key as OwnedKey, value);
  };
  return (
    <VisuallyHidden>
      <button type="button" tabIndex={-1} onClick={write}>
        Select in another tab
      </button>
    </VisuallyHidden>
  );
}
