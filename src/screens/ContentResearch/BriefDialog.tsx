import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import {
  briefFacts,
  briefFileName,
  briefOf,
  briefToMarkdown,
} from '#domain/content/contentBrief.ts';
import type { ContentIdea } from '#domain/content/contentIdea.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { BriefKeywords } from './BriefKeywords.tsx';
import { Sheet } from './briefStyle.ts';

export interface BriefDialogProps {
  idea: ContentIdea;
  /** The company's keywords, which supply the figures; null while they load. */
  keywords: readonly Keyword[] | null;
  /** True when the keywords could not be loaded. */
  hasNoKeywords: boolean;
  sharing: Sharing;
  onClose: () => void;
}

/** The dialog that Publish opens: an idea's brief, to copy or to save. It never claims to have published (D42). */
export function BriefDialog({ idea, keywords, hasNoKeywords, sharing, onClose }: BriefDialogProps) {
  const brief = useMemo(() => briefOf(idea, keywords ?? []), [idea, keywords]);
  const gapNote = hasNoKeywords
    ? t('content.brief.failedFigures')
    : t(keywords === null ? 'content.brief.loadingFigures' : 'content.brief.noFigures');
  return (
    <Dialog
      title={brief.title}
      description={t('content.brief.lead')}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button
            icon={<Download size={16} aria-hidden />}
            onClick={() => sharing.onSave(briefFileName(brief), briefToMarkdown(brief))}
          >
            {t('content.brief.save')}
          </Button>
          <Button
            variant="primary"
            autoFocus
            icon={<Copy size={16} aria-hidden />}
            onClick={() =>
              sharing.onCopy(briefToMarkdown(brief), t('content.brief.copied'), { file: true })
            }
          >
            {t('content.brief.copy')}
          </Button>
        </>
      }
    >
      <Sheet>
        <dl>
          {briefFacts(brief).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {brief.outline.length > 0 ? (
          <section>
            <h3>{t('content.brief.outline')}</h3>
            <ol>
              {brief.outline.map((point, index) => (
                // Two points may be equal, and the brief is read-only.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>{point}</li>
              ))}
            </ol>
          </section>
        ) : null}
        {brief.keywords.length > 0 ? (
          <BriefKeywords keywords={brief.keywords} gapNote={gapNote} />
        ) : null}
      </Sheet>
    </Dialog>
  );
}
