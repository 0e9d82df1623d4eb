import styled from 'styled-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { space } from '#components/theme/tokens.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  & > li {
    min-width: 0;
    max-width: 100%;
  }
`;

export interface ChipsProps {
  /** The accessible name of the list. */
  label: string;
  texts: readonly string[];
}

/** Shows short texts side by side as chips. */
export function Chips({ label, texts }: ChipsProps) {
  if (texts.length === 0) return null;
  return (
    <List role="list" aria-label={label}>
      {[...new Set(texts)].map((text) => (
        <li key={text}>
          <Badge shape="pill">{text}</Badge>
        </li>
      ))}
    </List>
  );
}
