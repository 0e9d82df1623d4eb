import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { EmailVariationsScreen } from '#screens/EmailVariations/EmailVariationsScreen.tsx';
import { useBlocking } from '#state/doNotContact.ts';
import { useAddresses } from '#state/emails/useAddresses.ts';
import { useEmailProspects } from '#state/emails/useEmailProspects.ts';
import { useMailing } from '#state/emails/useMailing.ts';
import { useMailReview } from '#state/emails/useMailReview.ts';
import { useSharing } from '#state/sharing.ts';

/** The mail to the chosen prospects. Without any, redirects to the page where they are chosen. */
export function EmailVariationsContainer() {
  const { state } = useLocation();
  const people = useEmailProspects(state);
  const mail = useMailing(people);
  const { review, isLoading, onChange } = useMailReview();
  const { prospects, onAddressChange } = useAddresses(people, { review, onChange });
  const blocking = useBlocking();
  const sharing = useSharing();
  const navigate = useNavigate();
  if (prospects.length === 0) return <Navigate to="/prospects" replace />;
  return (
    <EmailVariationsScreen
      // Nobody edits a mail before the team's own texts are there.
      mail={mail && isLoading ? { ...mail, mailing: { ...mail.mailing, status: 'loading' } } : mail}
      prospects={prospects}
      review={review}
      blocking={blocking}
      sharing={sharing}
      onAddressChange={onAddressChange}
      onReviewChange={(id, change) => void onChange(id, change)}
      onDone={() => void navigate('/dashboard')}
    />
  );
}
