import { useState } from 'react';
import type { Collection } from '#domain/lists/collection.ts';
import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import { plainContentIdeaView } from '#domain/content/contentIdeaView.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import { ContentResearchScreen } from '#screens/ContentResearch/ContentResearchScreen.tsx';

interface IdeaPageProps {
  readonly ideas: Collection<ContentIdea, ContentIdeaDraft>;
  readonly keywords: readonly Keyword[];
}

const sharing = { onCopy: () => undefined, onSave: () => undefined };

/** Shows the screen of content ideas as in the product, with its search and filters in state instead of the address. */
export function IdeaPage({ ideas, keywords }: IdeaPageProps) {
  const [view, setView] = useState(plainContentIdeaView);
  return (
    <ContentResearchScreen
      ideas={ideas}
      known={{ targetIcps: [], keywords }}
      view={view}
      sharing={sharing}
      onViewChange={setView}
      onDone={() => undefined}
    />
  );
}
