import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { routeOf } from '#domain/pages/routes.ts';
import { workspacePageOf } from '#domain/pages/workspacePages.ts';
import { whenIdle } from '#platform/idle.ts';
import { detachedElement } from '#platform/page.ts';
import { ShellShape } from '#screens/Shell/ShellShape.tsx';
import { useStage, useVisit } from '#state/visit.ts';
import { AppContexts } from '../AppContexts.tsx';
import type { AppParts } from '../createApp.ts';
import { loadedPart } from '../pageParts.ts';
import { HiddenPage } from './HiddenPage.tsx';

const ownCache = { provider: () => new Map() };

/** The page in the address inside the header and the footer. */
function FirstPage() {
  const { brand } = useVisit();
  const stage = useStage();
  const path = routeOf(useLocation().pathname);
  const page = path && workspacePageOf(path);
  const [Page] = useState(() => path && loadedPart(path));
  if (!page || !Page) return null;
  return (
    <>
      <ShellShape brandName={brand.name} page={page} stage={stage} />
      <Page />
    </>
  );
}

/** The first page, while it is being rendered ahead. */
export interface FirstPageAhead {
  readonly isRendered: () => boolean;
  readonly discard: () => void;
}

/**
 * Renders the first page outside the document, in short slices between other work, while the provider and the server are asked.
 * Then its code is warm and its style rules are inserted when its lists arrive. Nobody is known yet, so the page has no company.
 */
export function renderFirstPageAhead(app: AppParts): FirstPageAhead {
  const container = detachedElement();
  const root = createRoot(container);
  root.render(
    <AppContexts app={app}>
      {/* A cache of its own, which nobody fills: the person is not known yet. */}
      <SWRConfig value={ownCache}>
        <HiddenPage>
          <FirstPage />
        </HiddenPage>
      </SWRConfig>
    </AppContexts>,
  );
  const isRendered = () => container.hasChildNodes();
  return {
    isRendered,
    discard() {
      if (isRendered()) whenIdle(() => root.unmount());
      else root.unmount();
    },
  };
}
