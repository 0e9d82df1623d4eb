import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '#components/theme/tokens.ts';
import { ViewsMenu, type ViewsAbove } from '../views/ViewsMenu.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  .search {
    flex: 1 1 10rem;
    min-width: 0;
    max-width: 420px;
    margin-right: auto;
    ${media.narrow} {
      max-width: none;
    }
  }
`;

export interface ListSearchProps {
  views: ViewsAbove | undefined;
  /** The search box. */
  children: ReactNode;
}

/** The search of a list, beside its saved views. */
export function ListSearch({ views, children }: ListSearchProps) {
  return (
    <Bar role="search">
      <div className="search">{children}</div>
      <ViewsMenu views={views} />
    </Bar>
  );
}
