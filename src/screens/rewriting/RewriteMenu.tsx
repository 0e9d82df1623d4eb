import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { Menu } from '#components/Menu/Menu.tsx';
import type { EntityDescription, FieldName } from '#domain/entities/description.ts';
import { rewritableFields } from '#domain/rewriting/proposal.ts';
import { t } from '#domain/words/translate.ts';

export interface RewriteMenuProps<Description extends EntityDescription> {
  description: Description;
  fieldLabelOf: (field: FieldName<Description>) => string;
  /** The name of the row. */
  label: string;
  onRewrite: (field: FieldName<Description>) => void;
}

/** The menu of a card's fields that can be rewritten one by one (D81). */
export function RewriteMenu<Description extends EntityDescription>(
  props: RewriteMenuProps<Description>,
) {
  const { description, fieldLabelOf, label, onRewrite } = props;
  return (
    <Menu
      label={t('rewrite.menu', { label })}
      tooltip={t('rewrite.tip')}
      align="end"
      look="icon"
      groups={[
        rewritableFields(description).map((field) => ({
          label: t('rewrite.one', { field: fieldLabelOf(field) }),
          onSelect: () => onRewrite(field),
        })),
      ]}
    >
      <WandSparkles size={16} aria-hidden />
    </Menu>
  );
}
