import { parts, proveAccessibility } from '#scripts/a11y/proveAccessibility.ts';
import type { Proof } from './proof.ts';

/** Every story in every theme, every screen with text as people set it, and what a screen reader is given. */
export const accessibility: Proof = {
  name: 'accessibility',
  run: (say) => proveAccessibility({ chosen: parts, say }),
};
