import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { Button } from '#components/Button/Button.tsx';
import { t } from '#domain/words/translate.ts';

export interface PasteButtonProps {
  onPaste: () => void;
}

/** 'Paste many', among the actions of a page. */
export function PasteButton({ onPaste }: PasteButtonProps) {
  return (
    <Button icon={<ClipboardPaste size={16} aria-hidden />} onClick={onPaste}>
      {t('list.paste')}
    </Button>
  );
}
