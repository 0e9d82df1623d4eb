import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { color, font, media, space } from '#components/theme/tokens.ts';
import type { Outcome } from '#contracts/collection.ts';
import type { PiecePart } from '#domain/content/piece.ts';
import type { Section, SectionDraft } from '#domain/content/section.ts';
import { t } from '#domain/words/translate.ts';
import { PieceSentence } from './PieceSentence.tsx';
import { SectionForm } from './SectionForm.tsx';

/** The text, with a margin for what it rests on. On a narrow page there is none: it unfolds under its sentence. */
const Root = styled.section`
  position: relative;
  max-width: 1080px;
  padding-block: ${space(4)};
  padding-inline-end: 38%;
  border-bottom: 1px solid ${color.line};
  font-size: ${font(16)};
  line-height: 1.65;
  overflow-wrap: anywhere;
  &::after {
    content: '';
    display: block;
    clear: both;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    margin-bottom: ${space(2)};
  }
  h2 {
    font-size: ${font(20)};
    font-weight: 600;
    line-height: 1.3;
  }
  .buttons {
    display: inline-flex;
    margin-inline-start: auto;
  }
  ${media.narrow} {
    padding-inline-end: 0;
  }
`;

export interface PieceSectionProps {
  part: PiecePart;
  /** True while it is being written, or waits for that. */
  isUnderWay: boolean;
  onWrite: () => void;
  onSave: (section: Section, draft: SectionDraft) => Promise<Outcome>;
  /** Says of a sentence that it is true. */
  onConfirm: (section: Section, index: number) => void;
  onDelete: (section: Section) => void;
}

/** One section of a piece: its text, its form, or the offer to write it. */
export function PieceSection(props: PieceSectionProps) {
  const { part, isUnderWay, onWrite, onSave, onConfirm, onDelete } = props;
  const { point, section, isInOutline } = part;
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  if (!section)
    return (
      <Root aria-labelledby={headingId}>
        <header>
          <h2 id={headingId}>{point}</h2>
          <Badge>{t('piece.missing')}</Badge>
        </header>
        {isUnderWay ? (
          <Spinner />
        ) : (
          <Button size="small" aria-label={t('piece.writeSectionOf', { point })} onClick={onWrite}>
            {t('piece.writeSection')}
          </Button>
        )}
      </Root>
    );
  const { heading, sentences } = section;
  return (
    <Root aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{heading}</h2>
        {section.isSample ? <Badge>{t('evidence.sample')}</Badge> : null}
        {isInOutline ? null : <Badge tone="warning">{t('piece.notInOutline')}</Badge>}
        <span className="buttons">
          <IconButton
            ref={editButton}
            label={t('piece.editOne', { heading })}
            tooltip={t('general.edit')}
            icon={<Pencil size={16} aria-hidden />}
            onClick={() => setEditing(true)}
          />
          <IconButton
            label={t('piece.deleteOne', { heading })}
            tooltip={t('general.delete')}
            variant="danger"
            icon={<Trash size={16} aria-hidden />}
            onClick={() => onDelete(section)}
          />
        </span>
      </header>
      {isEditing ? (
        <SectionForm
          section={section}
          onSave={onSave}
          onClose={() => {
            setEditing(false);
            editButton.current?.focus();
          }}
        />
      ) : (
        <div>
          {sentences.map((sentence, index) => (
            <PieceSentence
              // Two sentences may be equal, and only an edit changes their order.
              key={index}
              sentence={sentence}
              onConfirm={() => onConfirm(section, index)}
            />
          ))}
        </div>
      )}
    </Root>
  );
}
