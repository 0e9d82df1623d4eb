import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyle } from '#components/theme/GlobalStyle.tsx';
import { KitWordsContext } from '#components/theme/kitWords.ts';
import { workspacePages } from '#domain/pages/workspacePages.ts';
import { kitWordsOf } from '#screens/shared/language/kitWordsOf.ts';
import { DeploymentNoticeScreen } from '#screens/DeploymentNotice/DeploymentNoticeScreen.tsx';
import { ShellShape } from '#screens/Shell/ShellShape.tsx';
import { linkPlace, noticePlace } from './places.ts';
import { emptyTables } from './emptyTables.tsx';

/** The shells as the product renders them. */
export interface RenderedShells {
  readonly css: string;
  readonly shells: Readonly<Record<string, string>>;
  /** Tables without rows, for the pages whose rows can be shown before React renders. */
  readonly tables: Readonly<Record<string, string>>;
  /** The deployer's notice above every page. */
  readonly notice: string;
}

/** Renders the shell of every workspace page, and the tables that are filled before React renders. */
export function renderShells(brandName: string): RenderedShells {
  const sheet = new ServerStyleSheet();
  const render = (part: ReactNode): string =>
    renderToStaticMarkup(
      sheet.collectStyles(<KitWordsContext value={kitWordsOf()}>{part}</KitWordsContext>),
    );
  const shells = workspacePages.map((page, index) => {
    // Global styles are needed once.
    const Style = index === 0 ? GlobalStyle : Fragment;
    const shell = (
      <>
        <Style />
        {/* The opening script removes the campaigns while none is chosen. */}
        <ShellShape brandName={brandName} page={page} stage="done" />
      </>
    );
    return [page.path, render(shell)];
  });
  const tables = Object.entries(emptyTables()).map(([path, table]) => [path, render(table)]);
  const notice = render(
    <DeploymentNoticeScreen
      notice={{ text: noticePlace, link: linkPlace, tone: 'neutral' }}
      onDismiss={() => undefined}
    />,
  );
  return {
    css: sheet.getStyleTags(),
    shells: Object.fromEntries(shells),
    tables: Object.fromEntries(tables),
    notice,
  };
}
