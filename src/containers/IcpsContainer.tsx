import { useNavigate } from 'react-router-dom';
import { IcpsScreen } from '#screens/Icps/IcpsScreen.tsx';
import { useCompany } from '#state/company.ts';
import { useIcps } from '#state/resources/icps.ts';
import { useProgress, useVisit } from '#state/visit.ts';

/** The customer profiles of the company. */
export function IcpsContainer() {
  const company = useCompany();
  const icps = useIcps();
  const { progress } = useVisit();
  const { stage } = useProgress();
  const navigate = useNavigate();
  return (
    <IcpsScreen
      hasCompany={company !== null}
      icps={icps}
      stage={stage}
      onNext={() => {
        progress.reach('geos');
        void navigate('/geos');
      }}
    />
  );
}
