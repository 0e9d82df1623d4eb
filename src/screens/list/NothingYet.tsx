import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { CollectionActions } from '#contracts/collection.ts';
import { t } from '#domain/words/translate.ts';

export interface NothingYetProps {
  actions: Pick<CollectionActions<never, never>, 'onReload' | 'onGenerateMore'>;
  /** True when rows can be generated: two buttons then offer it. */
  canGenerate?: boolean;
  hasFrame?: boolean;
  /** One sentence. */
  children: ReactNode;
}

/** Shown when a list has loaded without rows. */
export function NothingYet(props: NothingYetProps) {
  const { actions, canGenerate = true, hasFrame = true, children } = props;
  return (
    <EmptyState
      kind="nothing"
      hasFrame={hasFrame}
      actions={
        canGenerate ? (
          <>
            <Button variant="primary" onClick={actions.onGenerateMore}>
              {t('general.generateNow')}
            </Button>
            <Button onClick={actions.onReload}>{t('general.checkAgain')}</Button>
          </>
        ) : undefined
      }
    >
      {children}
    </EmptyState>
  );
}
