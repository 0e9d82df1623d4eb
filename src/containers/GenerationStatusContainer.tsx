import { GenerationPill } from '#screens/shared/generation/GenerationPill.tsx';
import { useGenerationStatus } from '#state/generation/useGenerationStatus.ts';

/** What is being generated, for the header of every page. */
export function GenerationStatusContainer() {
  return <GenerationPill generation={useGenerationStatus()} />;
}
