import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { localDay } from '#domain/mail/due.ts';
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
  const { review, isLoading, onChange } = useMailReview();
  const mail = useMailing(people, isLoading);
  const { prospects, onAddressChange } = useAddresses(people, { review, onChange });
  const blocking = useBlocking();
  const sharing = useSharing();
  const navigate = useNavigate();
  if (prospects.length === 0) return <Navigate to="/prospects" replace />;
  return (
    <EmailVariationsScreen
      mail={mail}
      prospects={prospects}
      review={review}
      blocking={blocking}
      today={localDay()}
      sharing={sharing}
      onAddressChange={onAddressChange}
      onReviewChange={(id, change) => void onChange(id, change)}
      onDone={() => void navigate('/dashboard')}
    />
  );
}
