import Plus from 'lucide-react/icons/plus';
import { t } from '#domain/words/translate.ts';
import { CommandButton } from './CommandButton.tsx';

export interface AddCustomButtonProps {
  /** 'Add Custom' by default. */
  label?: string;
  onClick: () => void;
}

/** Opens the dialog that adds a row. */
export function AddCustomButton({ label, onClick }: AddCustomButtonProps) {
  return (
    <CommandButton
      command="page.add"
      keys="n"
      label={label ?? t('general.addCustom')}
      icon={<Plus size={16} aria-hidden />}
      onClick={onClick}
    />
  );
}
