import BookOpen from 'lucide-react/icons/book-open';
import ChartPie from 'lucide-react/icons/chart-pie';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import styled from 'styled-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { LevelBadge } from '#components/LevelBadge/LevelBadge.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import type { FieldWriting } from '#domain/rewriting/fieldWriting.ts';
import { contentIdeaDescription, type ContentIdea } from '#domain/content/contentIdea.ts';
import { contentTypeLabel } from '#domain/content/contentIdeaForm.ts';
import { levelLabel, levelRank, valueTones } from '#domain/insights/level.ts';
import type { FieldName } from '#domain/entities/description.ts';
import { isSample } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';
import { FieldEvidence } from '../shared/evidence/FieldEvidence.tsx';
import { SampleMark } from '../shared/evidence/SampleMark.tsx';
import { RewriteLine } from '../shared/rewriting/RewriteLine.tsx';
import { RewriteMenu } from '../shared/rewriting/RewriteMenu.tsx';
import { Chips } from './Chips.tsx';

const Parts = styled.div`
  display: grid;
  /* A long keyword must not make the card wider than a phone. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  b {
    color: ${color.text};
    font-size: ${font(13)};
    font-weight: 550;
  }
  .evidence:empty {
    display: none;
  }
  ul.outline {
    display: grid;
    gap: ${space(1)};
    margin-top: ${space(1)};
    padding-left: ${space(4)};
    list-style: disc;
  }
  ul.outline > li::marker {
    color: ${color.lineStrong};
  }
`;

const Value = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  font-size: ${font(13)};
  color: ${color.muted};
`;

const icons = { BLOG_POST: FileText, INFOGRAPHIC: ChartPie, EBOOK: BookOpen };

/** The icon of a content type. Types that only the server knows get the icon of a text. */
function TypeIcon({ type }: { type: string }) {
  const Icon = Object.entries(icons).find(([known]) => known === type)?.[1] ?? FileText;
  return <Icon size={12} aria-hidden />;
}

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
  writing?: FieldWriting<ContentIdea> | undefined;
  onRewrite: (field: IdeaField) => void;
}

/** One idea: its type, keywords, target ICP, outline and estimated value. */
export function ContentCard(props: ContentCardProps) {
  const { idea, isNew, onEdit, onConfirm, onPublish, writing, onRewrite } = props;
  const { title, type, keywords, targetIcp, outline, estimatedValue: value } = idea;
  const renderEvidence = (field: IdeaField) => (
    <>
      <FieldEvidence
        row={idea}
        field={field}
        names={{ field: t(`content.field.${field}`), row: title }}
        isNamed={field !== 'outline'}
        onConfirm={onConfirm}
        onEdit={onEdit}
      />
      {writing ? (
        <RewriteLine
          writing={writing}
          item={idea}
          field={field}
          names={{ field: t(`content.field.${field}`), row: title }}
          onOpen={() => onRewrite(field)}
        />
      ) : null}
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
            {type === '' ? null : (
              <Badge tone="info" icon={<TypeIcon type={type} />}>
                {contentTypeLabel(type)}
              </Badge>
            )}
          </>
        ) : null
      }
      actions={
        <>
          {writing ? (
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
              <LevelBadge rank={levelRank(value) - 1} tone={valueTones[value]}>
                {levelLabel(value)}
              </LevelBadge>
            )}
          </Value>
          <Button size="small" aria-label={t('content.publishOne', { title })} onClick={onPublish}>
            {t('content.publish')}
          </Button>
        </>
      }
    >
      <Parts>
        <div className="evidence">
          {renderEvidence('title')}
          {renderEvidence('type')}
          {renderEvidence('keywords')}
          {renderEvidence('targetIcp')}
          {renderEvidence('estimatedValue')}
        </div>
        <Chips label={t('content.keywords')} texts={keywords} />
        {targetIcp === '' ? null : (
          <p>
            <b>{t('content.target')}</b> {targetIcp}
          </p>
        )}
        {outline.length === 0 ? null : (
          <div>
            <b>{t('content.outline')}</b>
            <ul className="outline">
              {outline.map((point, place) => (
                // Two points may be equal, and a card never reorders them.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={place}>{point}</li>
              ))}
            </ul>
            {renderEvidence('outline')}
          </div>
        )}
      </Parts>
    </Card>
  );
}
