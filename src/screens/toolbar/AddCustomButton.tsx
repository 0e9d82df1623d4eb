import Plus from 'lucide-react/icons/plus';
import { t } from '#domain/words/translate.ts';
import { CommandButton, type CommandButtonProps } from './CommandButton.tsx';

export interface AddCustomButtonProps extends Pick<
  CommandButtonProps,
  'icon' | 'variant' | 'onClick'
> {
  /** 'Add Custom' by default. */
  label?: string;
}

/** Opens the dialog that adds a row. */
export function AddCustomButton(props: AddCustomButtonProps) {
  return (
    <CommandButton
      command="page.add"
      keys="n"
      label={t('general.addCustom')}
      icon={<Plus size={16} aria-hidden />}
      {...props}
    />
  );
}
