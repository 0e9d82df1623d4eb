import { useEffect, useRef } from 'react';
import { newlySelectedNotFound } from '#domain/companies/companySite.ts';
import type { TargetCompany } from '#domain/companies/targetCompany.ts';
import type { SelectionHandle } from '#domain/lists/selection.ts';
import { t } from '#domain/words/translate.ts';
import { useServices } from '../services.ts';
import { idsOf } from '#domain/lists/entityId.ts';

/**
 * Returns a selection that warns, once per company, when the website of a selected company does not answer. The notice
 * offers to deselect such companies.
 */
export function useWarnedSelection(
  selection: SelectionHandle,
  companies: readonly TargetCompany[],
): SelectionHandle {
  const { notices } = useServices();
  const warned = useRef(new Set<string>());
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  return {
    keys: selection.keys,
    onChange(keys) {
      selection.onChange(keys);
      const notFound = newlySelectedNotFound(companies, selection.keys, keys).filter(
        ({ id }) => !warned.current.has(String(id)),
      );
      const [first] = notFound;
      if (!first) return;
      const ids = new Set(idsOf(notFound));
      for (const id of ids) warned.current.add(id);
      const count = notFound.length;
      const text =
        count === 1
          ? t('targetCompanies.selectedNotFound', { name: first.name })
          : t('targetCompanies.selectedManyNotFound', { count });
      notices.say('warning', text, {
        label: t('targetCompanies.deselectNotFound', { count }),
        run: () => {
          const { keys: now, onChange } = latest.current;
          onChange(new Set([...now].filter((key) => !ids.has(key))));
        },
      });
    },
  };
}
