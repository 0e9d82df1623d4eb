import { useMemo } from 'react';
import useSWR from 'swr';
import type { PieceVoice } from '#contracts/pieceVoice.ts';
import { changeUnwanted, readUnwanted, unwantedKey } from '#domain/content/unwantedWords.ts';
import type { SiteVoice } from '#domain/content/voice.ts';
import { useCompany } from './company.ts';
import { isMissingCall } from './failure.ts';
import { listKey } from './list.ts';
import { useServices } from './services.ts';
import { useShared } from './shared.ts';

/** The voice of the company's own website. A failure is not said: only remarks are missing then. */
function useSiteVoice(isWanted: boolean) {
  const { api } = useServices();
  const company = useCompany();
  const key = useMemo(() => company && listKey({ name: 'voice' }, company), [company]);
  return useSWR<SiteVoice | null, unknown>(
    isWanted ? key : null,
    () => company && api.sections.voice(company.workspace, company.companyId),
    { shouldRetryOnError: false },
  );
}

/** False once the server has said that it does not write pieces (D99). */
export const useOffersPieces = (isWanted: boolean): boolean =>
  !isMissingCall(useSiteVoice(isWanted).error);

/** Returns what the piece's voice is compared with, and the words that the team does not want. */
export function usePieceVoice(isWanted: boolean): PieceVoice {
  const { data, mutate } = useSiteVoice(isWanted);
  const { values, change } = useShared('unwanted', isWanted);
  const stored = values.get(unwantedKey);
  return useMemo(() => {
    const unwanted = readUnwanted(stored);
    return {
      site: data ?? null,
      unwanted,
      onUnwantedChange: async (words) => {
        const isStored = await change(unwantedKey, changeUnwanted(unwanted, words));
        // The answer counts the new words too. It finds no cache any more when the person has signed out.
        if (isStored) await mutate().catch(() => undefined);
      },
    };
  }, [data, mutate, stored, change]);
}
