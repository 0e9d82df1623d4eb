import { useState } from 'react';
import { useCompany } from '../company.ts';
import { useServices } from '../services.ts';

/** Returns whether the dashboard shows its greeting: the first time it is reached for a company (D43). */
export function useWelcome(): { readonly isWelcome: boolean; readonly onWelcomed: () => void } {
  const { storage } = useServices();
  const company = useCompany();
  const [wasWelcomed, setWelcomed] = useState(false);
  const companyId = company && String(company.companyId);
  const isWelcome =
    !wasWelcomed && companyId !== null && storage.read('welcomedCompany') !== companyId;
  return {
    isWelcome,
    onWelcomed: () => {
      setWelcomed(true);
      if (companyId !== null) storage.write('welcomedCompany', companyId);
    },
  };
}
