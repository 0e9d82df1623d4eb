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

/** The shells as the product itself draws them. */
export interface Drawn {
  readonly css: string;
  readonly shells: Readonly<Record<string, string>>;
  /** Tables without rows, for the pages whose rows can be shown before React is there. */
  readonly tables: Readonly<Record<string, string>>;
  /** The line above every page, where the deployer has something to say. */
  readonly notice: string;
}

/** Draws the shell of every page that stands in one, and the tables that are filled before React is there. */
export function drawShells(brandName: string): Drawn {
  const sheet = new ServerStyleSheet();
  const drawn = (part: ReactNode): string =>
    renderToStaticMarkup(
      sheet.collectStyles(<KitWordsContext value={kitWordsOf()}>{part}</KitWordsContext>),
    );
  const shells = workspacePages.map((page, index) => {
    // The rules of the whole page are wanted once.
    const Style = index === 0 ? GlobalStyle : Fragment;
    const shell = (
      <>
        <Style />
        {/* The browser removes the campaigns where none was chosen yet. */}
        <ShellShape brandName={brandName} page={page} stage="done" />
      </>
    );
    return [page.path, drawn(shell)];
  });
  const tables = Object.entries(emptyTables).map(([path, table]) => [path, drawn(table)]);
  const notice = drawn(
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
