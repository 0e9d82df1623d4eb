import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Page } from '#components/Page/Page.tsx';
import type { Mailing, MailingActions } from '#domain/mail/mailing.ts';
import type { MailReview, MailReviewEntry } from '#domain/mail/mailReview.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { CompanyFirst } from '../page/CompanyFirst.tsx';
import { GenerateMoreButton } from '../generation/GenerateMoreButton.tsx';
import { PageFooter } from '../page/PageFooter.tsx';
import { MailWorkbench } from './MailWorkbench.tsx';

export interface EmailVariationsScreenProps {
  /** Null before there is a company (D12). */
  mail: { readonly mailing: Mailing; readonly actions: MailingActions } | null;
  /** The prospects to write to, in the order of the review. */
  prospects: readonly Prospect[];
  /** Marks, chosen variations and edited texts, kept in the browser. */
  review: MailReview;
  sharing: Sharing;
  onReviewChange: (prospectId: string, change: Partial<MailReviewEntry>) => void;
  /** Called by the button 'Done'. */
  onDone: () => void;
}

/** Email variations: each prospect's mail to read, edit and open as a draft, one after the other. */
export function EmailVariationsScreen(props: EmailVariationsScreenProps) {
  const { mail, prospects, review, sharing, onReviewChange, onDone } = props;
  const isBusy = mail?.mailing.status === 'loading' || mail?.mailing.run?.status === 'running';
  return (
    <>
      <Page
        title={t('emails.title')}
        lead={t('emails.lead')}
        isCompact
        actions={
          mail ? (
            <GenerateMoreButton
              generation={isBusy ? { status: 'running', isSlow: false } : { status: 'idle' }}
              onGenerateMore={mail.actions.onGenerateMore}
            />
          ) : null
        }
      >
        {mail ? null : <CompanyFirst />}
        {mail?.mailing.status === 'error' ? (
          <ErrorNotice onRetry={mail.actions.onReload}>
            {mail.mailing.message || t('message.emails.list')}
          </ErrorNotice>
        ) : null}
        {mail && mail.mailing.status !== 'error' ? (
          <MailWorkbench
            mailing={mail.mailing}
            actions={mail.actions}
            prospects={prospects}
            review={review}
            sharing={sharing}
            onReviewChange={onReviewChange}
          />
        ) : null}
      </Page>
      <PageFooter page="/email-variations" backLabel={t('emails.back')}>
        <Button variant="primary" size="footer" onClick={onDone}>
          {t('emails.done')}
        </Button>
      </PageFooter>
    </>
  );
}
