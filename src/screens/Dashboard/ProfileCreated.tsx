import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { color, space } from '#components/theme/tokens.ts';
import { t } from '#domain/words/translate.ts';

const Icon = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space(2)} 0 ${space(4)};
  color: ${color.success};
`;

export interface ProfileCreatedProps {
  /** The milliseconds after which it closes by itself. */
  stayMs: number;
  onClose: () => void;
}

/** The success overlay. It closes by itself, or earlier when dismissed. */
export function ProfileCreated({ stayMs, onClose }: ProfileCreatedProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), stayMs);
    return () => clearTimeout(timer);
  }, [stayMs]);
  return (
    <Dialog
      size="small"
      title={t('dashboard.created')}
      description={t('dashboard.createdLead')}
      onClose={onClose}
    >
      <Icon>
        <CircleCheck size={48} strokeWidth={1.5} aria-hidden />
      </Icon>
    </Dialog>
  );
}
