import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '#components/theme/tokens.ts';

const List = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin: ${space(1)} 0 0;
  div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
    padding-bottom: ${space(2)};
    border-bottom: 1px solid ${color.line};
  }
  dt {
    flex: none;
  }
  dd {
    min-width: 0;
    margin: 0;
    color: ${color.text};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

export interface FactsProps {
  facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Names in the left column, their values in the right one. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
