import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { companyInQuery } from '#domain/business/businessForm.ts';
import { pathOfStage } from '#domain/onboarding/onboarding.ts';
import { pages } from '#domain/pages/pageTable.ts';
import { BusinessInfoScreen } from '#screens/BusinessInfo/BusinessInfoScreen.tsx';
import { useBusiness } from '#state/business/useBusiness.ts';
import { pathNow } from '#state/address.ts';
import { useStage } from '#state/visit.ts';

/** The business form, filled with what this browser and the server know. */
export function BusinessInfoContainer() {
  const { pathname, search } = useLocation();
  const company = companyInQuery(search);
  const business = useBusiness(company);
  const stage = useStage();
  const navigate = useNavigate();
  useEffect(() => {
    // The form has read the company: it is removed from the address.
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
        // This page stays on screen while the next one loads, and the person may have left it.
        if (pathNow() === page) void navigate(pages['/business-info'].next[0]);
      }}
    />
  );
}
