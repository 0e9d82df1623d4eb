import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { companyIn } from '#domain/business/businessDraft.ts';
import { pathOfStage } from '#domain/onboarding/onboarding.ts';
import { pages } from '#domain/pages/pageTable.ts';
import { BusinessInfoScreen } from '#screens/BusinessInfo/BusinessInfoScreen.tsx';
import { useBusiness } from '#state/business/useBusiness.ts';
import { pathNow } from '#state/pathNow.ts';
import { useStage } from '#state/visit.ts';

/** The business form on what this browser and the server know of the business. */
export function BusinessInfoContainer() {
  const { pathname, search } = useLocation();
  const company = companyIn(search);
  const business = useBusiness(company);
  const stage = useStage();
  const navigate = useNavigate();
  useEffect(() => {
    // The form has taken it over.
    if (company !== undefined) void navigate(pathname, { replace: true });
  }, [company, navigate, pathname]);
  const [page] = useState(pathNow);
  return (
    <BusinessInfoScreen
      {...business}
      stage={stage}
      onGoBack={(former) => {
        if (business.onGoBack(former)) void navigate(pathOfStage(former.stage));
      }}
      onSaved={() => {
        // While the next page is fetched, this one is still drawn.
        if (pathNow() === page) void navigate(pages['/business-info'].next[0]);
      }}
    />
  );
}
