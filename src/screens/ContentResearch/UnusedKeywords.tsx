import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { color, font, shape, space } from '#components/theme/tokens.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import { t } from '#domain/words/translate.ts';

const Panel = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  font-size: ${font(13)};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
  }
  & > div > p {
    margin-right: auto;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
  li {
    min-width: 0;
    max-width: 100%;
  }
`;

/** The number of keywords shown; the rest are found on the keyword page. */
const shownKeywords = 12;

export interface UnusedKeywordsProps {
  /** The keywords that no idea uses, sorted by volume, the highest first. */
  keywords: readonly Keyword[];
  /** Starts an idea for a keyword. */
  onBegin: (keyword: string) => void;
}

/** Lists keywords that no idea uses yet. Each starts an idea. */
export function UnusedKeywords({ keywords, onBegin }: UnusedKeywordsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (keywords.length === 0) return null;
  return (
    <Panel aria-label={t('content.unused.label')}>
      <div>
        <p>{t('content.unused', { count: keywords.length })}</p>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'content.unused.hide' : 'content.unused.show')}
        </Button>
        <Link href="/keyword-research?idea=none">{t('content.unused.all')}</Link>
      </div>
      <ul id={id} hidden={!isOpen}>
        {isOpen
          ? keywords.slice(0, shownKeywords).map(({ id: key, keyword }) => (
              <li key={String(key)}>
                <Button
                  size="small"
                  aria-label={t('content.unused.begin', { keyword })}
                  onClick={() => onBegin(keyword)}
                >
                  {keyword}
                </Button>
              </li>
            ))
          : null}
      </ul>
    </Panel>
  );
}
