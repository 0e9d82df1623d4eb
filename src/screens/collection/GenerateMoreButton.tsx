import Sparkles from 'lucide-react/icons/sparkles';
import { Button } from '#components/Button/Button.tsx';
import type { Generation } from '#domain/collection.ts';
import { t } from '#domain/words/translate.ts';

export interface GenerateMoreButtonProps {
  generation: Generation;
  onGenerateMore: () => void;
}

/** 'Generate More', with a busy icon while it runs. */
export function GenerateMoreButton({ generation, onGenerateMore }: GenerateMoreButtonProps) {
  return (
    <Button
      variant="primary"
      icon={<Sparkles size={16} aria-hidden />}
      isBusy={generation.status === 'running'}
      onClick={onGenerateMore}
    >
      {t('general.generateMore')}
    </Button>
  );
}
