import { contentIdeaDescription, type ContentIdea } from '#domain/content/contentIdea.ts';
import { useFieldRewriting } from '#state/useFieldRewriting.ts';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readIdeaStart } from '#domain/pages/handover.ts';
import { readContentIdeaView, writeContentIdeaView } from '#domain/content/contentIdeaView.ts';
import { ContentResearchScreen } from '#screens/ContentResearch/ContentResearchScreen.tsx';
import { useCompany } from '#state/company.ts';
import { contentIdeaList } from '#state/contentIdeas.ts';
import { keywordList } from '#state/keywords.ts';
import { sectionListOf } from '#state/sections.ts';
import { useSharing } from '#state/sharing.ts';
import { useTargetIcps } from '#state/targetIcps.ts';
import { useList } from '#state/useList.ts';
import { useRows } from '#state/useRows.ts';
import { useOffersPieces } from '#state/voice.ts';
import { useListView } from './useListView.ts';

const address = { read: readContentIdeaView, write: writeContentIdeaView };

/** Content research on the company's own ideas, its profiles and its keywords' figures. */
export function ContentResearchContainer() {
  const company = useCompany();
  const ideas = useList(contentIdeaList, company);
  const rewriting = useFieldRewriting('contentIdeas', contentIdeaDescription, ideas.actions.onEdit);
  const targetIcps = useTargetIcps();
  const { rows: keywords } = useRows(keywordList, company);
  const sharing = useSharing();
  const [asked, setAsked] = useState<ContentIdea | null>(null);
  const offersPieces = useOffersPieces(ideas.remote.status === 'ready');
  const askedList = useMemo(() => sectionListOf(asked?.id ?? ''), [asked?.id]);
  const { rows: sections } = useRows(askedList, offersPieces && asked ? company : null, 'always');
  const navigate = useNavigate();
  const { state } = useLocation();
  const [begun] = useState(() => readIdeaStart(state, company));
  useEffect(() => {
    // The idea is begun once: a reload or Back does not begin it again.
    if (begun) void navigate('/content-research', { replace: true, state: null });
  }, [begun, navigate]);
  const listView = useListView('contentIdeas', address);
  return (
    <ContentResearchScreen
      ideas={company ? ideas : null}
      known={{ targetIcps, keywords: keywords ?? null, hasNoKeywords: keywords === null }}
      begun={begun}
      {...listView}
      sharing={sharing}
      rewriting={rewriting}
      piece={offersPieces ? { sections: sections ?? [], onAsk: setAsked } : null}
      onDone={() => void navigate('/dashboard')}
    />
  );
}
