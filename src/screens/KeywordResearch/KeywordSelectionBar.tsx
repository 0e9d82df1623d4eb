import { Button } from '#components/Button/Button.tsx';
import { figure } from '#domain/figures.ts';
import { keywordsAsLines, totalsOf } from '#domain/keywordExport.ts';
import type { ScoredKeyword } from '#domain/keywordView.ts';
import type { Sharing } from '#domain/sharing.ts';
import { t } from '#domain/words/translate.ts';

export interface KeywordSelectionBarProps {
  keywords: readonly ScoredKeyword[];
  sharing: Sharing;
  onExport: () => void;
  onDelete: () => void;
}

/** What the selection adds up to, and what can be done with it. */
export function KeywordSelectionBar({
  keywords,
  sharing,
  onExport,
  onDelete,
}: KeywordSelectionBarProps) {
  const { volume, low, high } = totalsOf(keywords);
  return (
    <>
      <span>
        {t('keywords.totals', { volume: figure(volume), low: figure(low), high: figure(high) })}
      </span>
      <Button
        size="small"
        onClick={() =>
          sharing.onCopy(
            keywordsAsLines(keywords),
            t('keywords.copied', { count: keywords.length }),
          )
        }
      >
        {t('keywords.copy')}
      </Button>
      <Button size="small" onClick={onExport}>
        {t('keywords.export')}
      </Button>
      <Button size="small" variant="danger" onClick={onDelete}>
        {t('keywords.deleteSelected')}
      </Button>
    </>
  );
}
