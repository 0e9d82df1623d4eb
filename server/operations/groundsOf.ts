import type { Grounds } from '../writers/writer.ts';

/** Returns the evidence of a suggestion as it is stored and sent. */
export const groundsOf = ({ evidence, assumptions, sample, prompt }: Grounds) => ({
  ...(evidence && { evidence: [...evidence] }),
  ...(assumptions && { assumptions: [...assumptions] }),
  ...(sample && { sample }),
  ...(prompt !== undefined && { prompt }),
});
