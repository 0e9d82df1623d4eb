import Pencil from 'lucide-react/icons/pencil';
import styled from 'styled-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { LevelBadge } from '#components/LevelBadge/LevelBadge.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import { contentIdeaDescription, type ContentIdea } from '#domain/content/contentIdea.ts';
import { levelLabel, levelRank } from '#domain/insights/level.ts';
import type { FieldName } from '#domain/entities/description.ts';
import { isSample } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';
import { FieldEvidence } from '../evidence/FieldEvidence.tsx';
import { SampleMark } from '../evidence/SampleMark.tsx';
import { RewriteMenu } from '../rewriting/RewriteMenu.tsx';
import { ContentTypeBadge } from './ContentTypeBadge.tsx';
import { IdeaParts } from './IdeaParts.tsx';

const Value = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  font-size: ${font(13)};
  color: ${color.muted};
`;

/** The name of a field of an idea. */
export type IdeaField = FieldName<typeof contentIdeaDescription>;

export interface ContentCardProps {
  idea: ContentIdea;
  /** True for a card that the last generation added. */
  isNew: boolean;
  onEdit: () => void;
  onConfirm: (field: string) => void;
  onPublish: () => void;
  /** Absent when no field can be rewritten. */
  onRewrite?: ((field: IdeaField) => void) | undefined;
}

/** One idea: its type, its parts and its estimated value, with what can be done about it. */
export function ContentCard(props: ContentCardProps) {
  const { idea, isNew, onEdit, onConfirm, onPublish, onRewrite } = props;
  const { title, type, outline, estimatedValue: value } = idea;
  const renderEvidence = (field: IdeaField) => (
    <>
      <FieldEvidence
        row={idea}
        field={field}
        names={{ field: t(`content.field.${field}`), row: title }}
        isNamed={field !== 'outline' || outline.length === 0}
        onConfirm={onConfirm}
        onEdit={onEdit}
      />
    </>
  );
  return (
    <Card
      title={title}
      badges={
        isNew || type !== '' || isSample(idea) ? (
          <>
            {isNew ? <Badge tone="accent">{t('general.new')}</Badge> : null}
            <SampleMark of={idea} />
            {type === '' ? null : <ContentTypeBadge type={type} />}
          </>
        ) : null
      }
      actions={
        <>
          {onRewrite ? (
            <RewriteMenu
              description={contentIdeaDescription}
              fieldLabelOf={(field) => t(`content.field.${field}`)}
              label={title}
              onRewrite={onRewrite}
            />
          ) : null}
          <IconButton
            label={t('content.editOne', { title })}
            tooltip={t('general.edit')}
            icon={<Pencil size={16} aria-hidden />}
            onClick={onEdit}
          />
        </>
      }
      footer={
        <>
          <Value>
            <span>{t('content.value')}</span>
            {value === null ? (
              '–'
            ) : (
              <LevelBadge rank={levelRank(value) - 1}>{levelLabel(value)}</LevelBadge>
            )}
          </Value>
          <Button size="small" aria-label={t('content.publishOne', { title })} onClick={onPublish}>
            {t('content.publish')}
          </Button>
        </>
      }
    >
      <IdeaParts idea={idea} renderEvidence={renderEvidence} />
    </Card>
  );
}
