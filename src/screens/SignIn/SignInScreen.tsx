import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Link } from '#components/Link/Link.tsx';
import type { Settings } from '#domain/settings/settings.ts';
import type { SignInFailure } from '#domain/session/signInFailure.ts';
import { t } from '#domain/words/translate.ts';
import { EntryCard } from '../page/EntryCard.tsx';
import { LoadingView } from '../page/LoadingView.tsx';

export interface SignInScreenProps {
  brand: Settings['brand'];
  /** True while the session, or the page to open next, is still unknown. */
  isLoading?: boolean;
  /** The reason why the last sign-in failed. */
  failure?: SignInFailure | undefined;
  /** True when the person has just logged out, here or in another tab. */
  isLoggedOut?: boolean;
  onSignIn: () => void;
  /** Checks the session again. Offered for failures that may be temporary. */
  onRetry: () => void;
}

/** The landing page. Every failed sign-in also ends here, with a button to sign in again. */
export function SignInScreen({
  brand,
  isLoading = false,
  failure,
  isLoggedOut = false,
  onSignIn,
  onRetry,
}: SignInScreenProps) {
  if (isLoading) return <LoadingView />;
  const isTransient = failure?.isTemporary === true;
  return (
    <EntryCard
      brandName={brand.name}
      title={failure ? failure.title : t('entry.signIn.title', { brand: brand.name })}
      lead={failure ? undefined : t(isLoggedOut ? 'entry.signIn.left' : 'entry.signIn.lead')}
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
              {t('general.retry')}
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
