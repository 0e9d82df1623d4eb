import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pieceIn } from '#domain/content/piecePage.ts';
import { sameId } from '#domain/lists/entityId.ts';
import { PieceScreen } from '#screens/Piece/PieceScreen.tsx';
import { useCompany } from '#state/company.ts';
import { contentIdeaList } from '#state/contentIdeas.ts';
import { sectionListOf } from '#state/sections.ts';
import { useSharing } from '#state/sharing.ts';
import { useList } from '#state/useList.ts';
import { useRows } from '#state/useRows.ts';
import { useOffersPieces, usePieceVoice } from '#state/voice.ts';

/** The piece of the idea in the address: its sections, written and edited. */
export function ContentPieceContainer() {
  const company = useCompany();
  const [query] = useSearchParams();
  const ideaId = pieceIn(query);
  const { rows: ideas, onRetry } = useRows(contentIdeaList, company);
  const idea = ideas?.find(({ id }) => ideaId !== null && sameId(id, ideaId));
  const list = useMemo(() => sectionListOf(idea?.id ?? ''), [idea?.id]);
  const sections = useList(list, idea ? company : null);
  const isOffered = useOffersPieces(idea !== undefined);
  const voice = usePieceVoice(idea !== undefined);
  const sharing = useSharing();
  return (
    <PieceScreen
      hasCompany={company !== null}
      idea={idea ?? null}
      ideas={ideas}
      onRetryIdeas={onRetry}
      sections={sections}
      isOffered={isOffered}
      voice={voice}
      sharing={sharing}
    />
  );
}
