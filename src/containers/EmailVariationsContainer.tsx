import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { lazyComponent } from '#components/lazy/lazyComponent.tsx';
import { knownPart } from '#components/lazy/part.ts';
import { EmailVariationsScreen } from '#screens/EmailVariations/EmailVariationsScreen.tsx';
import { useEmailProspects } from '#state/emails/useEmailProspects.ts';
import { useMailing } from '#state/emails/useMailing.ts';
import { useMailReview } from '#state/emails/useMailReview.ts';
import { useSharing } from '#state/sharing.ts';

/** If it fails to load, the mail can still be reviewed. */
const View = lazyComponent(
  knownPart(async () => (await import('./SubjectWriting.tsx')).SubjectWriting),
  () => undefined,
);

/** The mail to the chosen prospects. Without any, redirects to the page where they are chosen. */
export function EmailVariationsContainer() {
  const { state } = useLocation();
  const prospects = useEmailProspects(state);
  const mail = useMailing(prospects);
  const [review, onReviewChange] = useMailReview();
  const sharing = useSharing();
  const navigate = useNavigate();
  if (prospects.length === 0) return <Navigate to="/prospects" replace />;
  return (
    <EmailVariationsScreen
      mail={mail}
      prospects={prospects}
      review={review}
      subject={mail ? { View, writeOne: mail.writeOne } : undefined}
      sharing={sharing}
      onReviewChange={onReviewChange}
      onDone={() => void navigate('/dashboard')}
    />
  );
}
