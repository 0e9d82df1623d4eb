import Sparkles from 'lucide-react/icons/sparkles';
import type { Generation } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';
import { CommandButton } from '../toolbar/CommandButton.tsx';

export interface GenerateMoreButtonProps {
  generation: Generation;
  onGenerateMore: () => void;
}

/** 'Generate More', with a busy icon while it runs. */
export function GenerateMoreButton({ generation, onGenerateMore }: GenerateMoreButtonProps) {
  return (
    <CommandButton
      command="page.generate"
      keys="g"
      label={t('general.generateMore')}
      variant="primary"
      icon={<Sparkles size={16} aria-hidden />}
      isBusy={generation.status === 'running'}
      onClick={onGenerateMore}
    />
  );
}
