import { Badge } from '#components/Badge/Badge.tsx';
import { EvidenceLine } from '#components/EvidenceLine/EvidenceLine.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { FieldText, Proposal } from '#domain/rewriting/proposal.ts';
import { t } from '#domain/words/translate.ts';
import { FieldTextView } from './FieldTextView.tsx';
import { Hint, Pane } from './rewriteStyle.ts';

interface ProposalPaneProps {
  /** Null until the first one arrives. */
  proposal: Proposal | null;
  /** The text it would replace. */
  present: FieldText;
  isAsking: boolean;
}

/** The proposed text, with its evidence. */
export function ProposalPane({ proposal, present, isAsking }: ProposalPaneProps) {
  return (
    <Pane aria-label={t('rewrite.next')} aria-busy={isAsking}>
      <h3>
        {t('rewrite.next')}{' '}
        {proposal?.grounds.isSample ? <Badge>{t('evidence.sample')}</Badge> : null}
      </h3>
      {proposal ? (
        <FieldTextView value={proposal.value} other={present} side="next" />
      ) : (
        <>
          <Skeleton />
          <Skeleton width="70%" />
        </>
      )}
      {proposal?.grounds.evidence.map(({ quote, url }) => (
        <EvidenceLine
          key={`${url} ${quote}`}
          source={t(url === undefined ? 'evidence.fromDescription' : 'evidence.fromWebsite')}
          quote={quote}
          href={url}
          labels={{ more: t('evidence.more'), less: t('evidence.less') }}
        />
      ))}
      {proposal && proposal.grounds.assumptions.length > 0 ? (
        <Hint>{t('rewrite.assumption')}</Hint>
      ) : null}
    </Pane>
  );
}
