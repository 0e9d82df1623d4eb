import { GenerationPill } from '#screens/generation/GenerationPill.tsx';
import { useGenerationStatus } from '#state/useGenerationStatus.ts';

/** Shows in the header of every page what is being generated. */
export function GenerationStatusContainer() {
  const generation = useGenerationStatus();
  return generation.status === 'idle' ? null : <GenerationPill generation={generation} />;
}
