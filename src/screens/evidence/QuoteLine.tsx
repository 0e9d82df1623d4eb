import { EvidenceLine } from '#components/EvidenceLine/EvidenceLine.tsx';
import type { Evidence } from '#domain/evidence/grounds.ts';
import { quoteRemark } from '#domain/evidence/quoteRemark.ts';
import { sourceOf } from '#domain/evidence/sourceText.ts';
import { t } from '#domain/words/translate.ts';
import { NowThere } from './NowThere.tsx';

export interface QuoteLineProps {
  of: Omit<Evidence, 'field'>;
  /** True when the page is named, because it may be of another website. */
  isNamed: boolean;
  subject?: string | undefined;
}

/** A quote with its page, and what a look has found of it since (D98). */
export function QuoteLine({ of, isNamed, subject }: QuoteLineProps) {
  const { quote, url, checked } = of;
  return (
    <EvidenceLine
      source={sourceOf(of, isNamed)}
      quote={quote}
      href={checked?.found === 'moved' ? (checked.url ?? url) : url}
      remark={quoteRemark(checked)}
      detail={checked?.found === 'gone' ? <NowThere text={checked.now} /> : undefined}
      subject={subject}
      labels={{ more: t('evidence.more'), less: t('evidence.less') }}
    />
  );
}
