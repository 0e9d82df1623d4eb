import type { Grounds } from '../writers/writer.ts';

/** What a suggestion rests on, as it is kept and answered. */
export const groundsOf = ({ evidence, assumptions, sample, prompt }: Grounds) => ({
  ...(evidence && { evidence: [...evidence] }),
  ...(assumptions && { assumptions: [...assumptions] }),
  ...(sample && { sample }),
  ...(prompt !== undefined && { prompt }),
});
