import { parts, proveAccessibility } from '#scripts/a11y/proveAccessibility.ts';
import type { Proof } from './proof.ts';

/** Every story in every theme, every screen with enlarged and spaced text, and the accessibility trees. */
export const accessibility: Proof = {
  name: 'accessibility',
  run: (say) => proveAccessibility({ chosen: parts, say }),
};
