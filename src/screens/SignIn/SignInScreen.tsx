import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Link } from '#components/Link/Link.tsx';
import type { Settings } from '#domain/settings/settings.ts';
import type { SignInFailure } from '#domain/session/signInFailure.ts';
import { t } from '#domain/words/translate.ts';
import { EntryCard } from '../shared/entry/EntryCard.tsx';
import { LoadingView } from '../shared/entry/LoadingView.tsx';

export interface SignInScreenProps {
  brand: Settings['brand'];
  /** It is not known yet who is here, or the way on is being found. */
  isLoading?: boolean;
  /** What went wrong with the last sign-in. */
  failure?: SignInFailure | undefined;
  /** The person has just logged out, here or in another tab. */
  hasLeft?: boolean;
  onSignIn: () => void;
  /** Looks again whether the session can be had: offered where a failure may pass by itself. */
  onRetry: () => void;
}

/** The landing page, and the place where every failed sign-in ends, with a way on. */
export function SignInScreen({
  brand,
  isLoading = false,
  failure,
  hasLeft = false,
  onSignIn,
  onRetry,
}: SignInScreenProps) {
  if (isLoading) return <LoadingView />;
  const isTransient = failure?.isTemporary === true;
  return (
    <EntryCard
      brandName={brand.name}
      title={failure ? failure.title : t('entry.signIn.title', { brand: brand.name })}
      lead={failure ? undefined : t(hasLeft ? 'entry.signIn.left' : 'entry.signIn.lead')}
      below={
        brand.supportUrl === '' ? undefined : (
          <Link href={brand.supportUrl} isExternal>
            {t('entry.signIn.support')}
          </Link>
        )
      }
      actions={
        <>
          {isTransient ? (
            <Button variant="primary" isWide onClick={onRetry}>
              {t('entry.signIn.retry')}
            </Button>
          ) : null}
          <Button variant={isTransient ? 'secondary' : 'primary'} isWide onClick={onSignIn}>
            {t('entry.signIn.button')}
          </Button>
        </>
      }
    >
      <ErrorNotice>{failure?.detail}</ErrorNotice>
    </EntryCard>
  );
}
