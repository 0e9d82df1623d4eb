import { GenerationPill } from '#screens/shared/generation/GenerationPill.tsx';
import { useGenerationStatus } from '#state/generation/useGenerationStatus.ts';

/** Shows in the header of every page what is being generated. */
export function GenerationStatusContainer() {
  return <GenerationPill generation={useGenerationStatus()} />;
}
