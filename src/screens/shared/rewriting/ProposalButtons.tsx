import { Button } from '#components/Button/Button.tsx';
import { t } from '#domain/words/translate.ts';

interface ProposalButtonsProps {
  isAsking: boolean;
  isTaking: boolean;
  onAnother: () => void;
  onTake: () => void;
}

/** Asks for another text, or takes the proposed one. */
export function ProposalButtons({ isAsking, isTaking, onAnother, onTake }: ProposalButtonsProps) {
  return (
    <>
      <Button
        isBusy={isAsking}
        busyLabel={t('rewrite.askingAnother')}
        isDisabled={isTaking}
        onClick={onAnother}
      >
        {t('rewrite.another')}
      </Button>
      <Button variant="primary" isBusy={isTaking} busyLabel={t('rewrite.taking')} onClick={onTake}>
        {t('rewrite.take')}
      </Button>
    </>
  );
}
