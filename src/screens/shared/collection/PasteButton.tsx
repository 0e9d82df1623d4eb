import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { t } from '#domain/words/translate.ts';
import { CommandButton } from './CommandButton.tsx';

export interface PasteButtonProps {
  onPaste: () => void;
}

/** 'Paste list', among the actions of a page. */
export function PasteButton({ onPaste }: PasteButtonProps) {
  return (
    <CommandButton
      command="page.paste"
      keys="p"
      label={t('list.paste')}
      icon={<ClipboardPaste size={16} aria-hidden />}
      onClick={onPaste}
    />
  );
}
