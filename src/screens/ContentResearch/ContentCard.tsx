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
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import { contentIdeaDescription, type ContentIdea } from '#domain/content/contentIdea.ts';
import { pieceHref } from '#domain/content/piecePage.ts';
import { contentTypeLabel } from '#domain/content/contentIdeaForm.ts';
import type { FieldName } from '#domain/entities/description.ts';
import { isSample } from '#domain/evidence/grounds.ts';
import { levelLabel, levelRank } from '#domain/insights/level.ts';
import { t } from '#domain/words/translate.ts';
import { FieldEvidence } from '../evidence/FieldEvidence.tsx';
import { SampleMark } from '../evidence/SampleMark.tsx';
import { RewriteMenu } from '../rewriting/RewriteMenu.tsx';

const icons = { BLOG_POST: FileText, INFOGRAPHIC: ChartPie, EBOOK: BookOpen };

/** The type of an idea with its icon. Types that only the server knows get the icon of a text. */
function ContentTypeBadge({ type }: { type: string }) {
  const Icon = Object.entries(icons).find(([known]) => known === type)?.[1] ?? FileText;
  return (
    <Badge tone="info" icon={<Icon size={12} aria-hidden />}>
      {contentTypeLabel(type)}
    </Badge>
  );
}

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
  .outline {
    display: grid;
    gap: ${space(1)};
    margin-top: ${space(1)};
    padding-left: ${space(4)};
    list-style: disc;
  }
  .outline > li::marker {
    color: ${color.lineStrong};
  }
`;

/** Its role is named, since some browsers take it from a list without bullets. */
const Chips = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  & > li {
    min-width: 0;
    max-width: 100%;
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

const Buttons = styled.span`
  display: inline-flex;
  gap: ${space(2)};
`;

/** The name of a field of an idea. */
export type IdeaField = FieldName<typeof contentIdeaDescription>;

/** What can be done about an idea. */
export interface IdeaActions {
  onEdit: (idea: ContentIdea) => void;
  onConfirm: (idea: ContentIdea, field: string) => void;
  onPublish: (idea: ContentIdea) => void;
  /** Absent when no field can be rewritten. */
  onRewrite?: ((idea: ContentIdea, field: IdeaField) => void) | undefined;
}

export interface ContentCardProps extends IdeaActions {
  idea: ContentIdea;
  /** True for a card that the last generation added. */
  isNew: boolean;
  /** True where an outline can be written (D99). */
  canWrite: boolean;
}

/** The fields whose evidence stands at the beginning of the card, as they have no place of their own. */
const leading = ['title', 'type', 'keywords', 'targetIcp', 'estimatedValue'] as const;

/** One idea: its type, keywords, target, outline and estimated value, with the evidence and what can be done about it. */
export function ContentCard(props: ContentCardProps) {
  const { idea, isNew, canWrite, onEdit, onConfirm, onPublish, onRewrite } = props;
  const { title, type, keywords, targetIcp, outline, estimatedValue: value } = idea;
  const hasOutline = outline.length > 0;
  const evidenceOf = (field: IdeaField) => (
    <FieldEvidence
      key={field}
      row={idea}
      field={field}
      names={{ field: t(`content.field.${field}`), row: title }}
      isNamed={field !== 'outline' || !hasOutline}
      onConfirm={(confirmed) => onConfirm(idea, confirmed)}
      onEdit={() => onEdit(idea)}
    />
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
              onRewrite={(field) => onRewrite(idea, field)}
            />
          ) : null}
          <IconButton
            label={t('content.editOne', { title })}
            tooltip={t('general.edit')}
            icon={<Pencil size={16} aria-hidden />}
            onClick={() => onEdit(idea)}
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
          <Buttons>
            {hasOutline && canWrite ? (
              <LinkButton size="small" href={pieceHref(idea)}>
                {t('piece.writeIt')}
                <VisuallyHidden> {title}</VisuallyHidden>
              </LinkButton>
            ) : null}
            <Button
              size="small"
              aria-label={t('content.publishOne', { title })}
              onClick={() => onPublish(idea)}
            >
              {t('content.publish')}
            </Button>
          </Buttons>
        </>
      }
    >
      <Parts>
        <div className="evidence">
          {leading.map(evidenceOf)}
          {hasOutline ? null : evidenceOf('outline')}
        </div>
        {keywords.length === 0 ? null : (
          <Chips aria-label={t('content.keywords')}>
            {[...new Set(keywords)].map((text) => (
              <li key={text}>
                <Badge shape="pill">{text}</Badge>
              </li>
            ))}
          </Chips>
        )}
        {targetIcp === '' ? null : (
          <p>
            <b>{t('content.target')}</b> {targetIcp}
          </p>
        )}
        {hasOutline ? (
          <div>
            <b>{t('content.outline')}</b>
            <ul className="outline">
              {outline.map((point, index) => (
                // Two points may be equal, and a card never reorders them.
                <li key={index}>{point}</li>
              ))}
            </ul>
            {evidenceOf('outline')}
          </div>
        ) : null}
      </Parts>
    </Card>
  );
}
