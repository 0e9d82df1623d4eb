import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { Badge } from '#components/Badge/Badge.tsx';
import { Card } from '#components/Card/Card.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import type { EntityDescription, EntityOf, FieldName } from '#domain/entities/description.ts';
import { isSample } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';
import { FieldEvidence } from '../evidence/FieldEvidence.tsx';
import { SampleMark } from '../evidence/SampleMark.tsx';
import { RewriteMenu } from '../rewriting/RewriteMenu.tsx';
import type { BoardConfig, RenderEvidence } from './boardConfig.ts';

export interface BoardCardProps<Description extends EntityDescription> {
  config: BoardConfig<Description>;
  item: EntityOf<Description>;
  /** True for a card that the last generation added. */
  isNew: boolean;
  /** Opens the form. With `field`, that field has the focus. */
  onEdit: (field?: FieldName<Description>) => void;
  onConfirm: (field: string) => void;
  onDelete: () => void;
  /** Absent when no field can be rewritten. */
  onRewrite?: ((field: FieldName<Description>) => void) | undefined;
}

/** One insight as a card, with Edit and Delete in its corner. Cards of the last generation are marked New. */
export function BoardCard<Description extends EntityDescription>(
  props: BoardCardProps<Description>,
) {
  const { config, item, isNew, onEdit, onConfirm, onDelete, onRewrite } = props;
  const label = config.labelOf(item);
  const renderEvidence: RenderEvidence<Description> = (field, isNamed) => (
    <FieldEvidence
      row={item}
      field={field}
      names={{ field: config.fieldLabelOf(field), row: label }}
      isNamed={isNamed}
      onConfirm={() => onConfirm(field)}
      onEdit={() => onEdit(field)}
    />
  );
  return (
    <Card
      title={label}
      headingLevel={2}
      badges={
        isNew || isSample(item) ? (
          <>
            {isNew ? <Badge tone="accent">{t('general.new')}</Badge> : null}
            <SampleMark of={item} />
          </>
        ) : null
      }
      actions={
        <>
          {onRewrite ? (
            <RewriteMenu
              description={config.description}
              fieldLabelOf={config.fieldLabelOf}
              label={label}
              onRewrite={onRewrite}
            />
          ) : null}
          <IconButton
            label={t('board.editOne', { label })}
            tooltip={t('general.edit')}
            icon={<Pencil size={16} aria-hidden />}
            onClick={() => onEdit()}
          />
          <IconButton
            label={t('board.deleteOne', { label })}
            tooltip={t('general.delete')}
            variant="danger"
            icon={<Trash size={16} aria-hidden />}
            onClick={onDelete}
          />
        </>
      }
    >
      {config.bodyOf(item, renderEvidence)}
    </Card>
  );
}
