import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { color, font, raisedBox, space } from '#components/theme/tokens.ts';
import { notFoundReason } from '#domain/companies/companySite.ts';
import type { TargetCompany } from '#domain/companies/targetCompany.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';

const Chooser = styled.section`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  padding: ${space(5)};
  ${raisedBox}
  h2 {
    font-size: ${font(16)};
    font-weight: 600;
  }
  h2 + p {
    margin-top: ${space(1)};
    color: ${color.muted};
  }
  /* Side by side where there is room, so that the button below stays visible. */
  ul {
    width: 100%;
    columns: 240px;
    column-gap: ${space(6)};
  }
  li {
    padding-bottom: ${space(1)};
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.muted};
    font-size: ${font(12)};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** The number of companies listed at first. */
const portion = 10;

export interface CompanyChooserProps {
  /** The companies to choose from; null while they are unknown. */
  companies: readonly TargetCompany[] | null;
  onSelect: (companies: readonly TargetCompany[]) => void;
}

const keyOf = ({ id }: TargetCompany): string => String(id);

/** Few companies are ticked from the start, except those that may not exist. Many are not, because every search costs money. */
const suggestedKeys = (companies: readonly TargetCompany[]): ReadonlySet<string> =>
  companies.length > limits.fewCompanies
    ? new Set()
    : new Set(companies.filter((one) => notFoundReason(one) === null).map(keyOf));

/** Shown while no target company is selected (D32), to choose some of the known ones. */
export function CompanyChooser({ companies, onSelect }: CompanyChooserProps) {
  const [ticked, setKeys] = useState<ReadonlySet<string> | null>(null);
  const [wanted, setWanted] = useState(portion);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The pressed button disappears, so the focus moves to the first company it revealed.
    if (wanted > portion)
      list.current?.querySelector<HTMLElement>(`li:nth-child(${portion + 1}) input`)?.focus();
  }, [wanted]);
  const all = companies ?? [];
  const keys = ticked ?? suggestedKeys(all);
  const chosen = all.filter((company) => keys.has(keyOf(company)));
  const left = all.length - wanted;
  const onTick = (key: string, isChecked: boolean) =>
    setKeys(new Set(isChecked ? [...keys, key] : [...keys].filter((other) => other !== key)));
  const toCompanies = (variant: 'primary' | 'secondary') => (
    <LinkButton href="/target-companies" variant={variant}>
      {t('prospects.toCompanies')}
    </LinkButton>
  );
  if (all.length === 0)
    return (
      <EmptyState
        kind="nothing"
        hint={t('prospects.companiesFirstHint')}
        actions={toCompanies('primary')}
      >
        {t('prospects.companiesFirst')}
      </EmptyState>
    );
  return (
    <Chooser ref={focusWhenRemoved} aria-label={t('prospects.choose.label')}>
      <div>
        <h2>{t('prospects.companiesFirst')}</h2>
        <p>{t('prospects.companiesFirstHint')}</p>
      </div>
      <Checkbox
        isChecked={chosen.length === all.length}
        isIndeterminate={chosen.length > 0 && chosen.length < all.length}
        onCheckedChange={(isChecked) => setKeys(new Set(isChecked ? all.map(keyOf) : []))}
      >
        {t('prospects.choose.all')}
      </Checkbox>
      <ul ref={list}>
        {all.slice(0, wanted).map((company) => {
          const [key, reason] = [keyOf(company), notFoundReason(company)];
          return (
            <li key={key}>
              <Checkbox
                isChecked={keys.has(key)}
                onCheckedChange={(isChecked) => onTick(key, isChecked)}
              >
                {company.name} {reason === null ? null : <small>{t(reason)}</small>}
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {left > 0 ? (
        <Button size="small" onClick={() => setWanted(all.length)}>
          {t('general.showMore', { count: left })}
        </Button>
      ) : null}
      <Actions>
        <Button variant="primary" isDisabled={chosen.length === 0} onClick={() => onSelect(chosen)}>
          {chosen.length === 0
            ? t('prospects.choose.none')
            : t('prospects.choose.step', { count: chosen.length })}
        </Button>
        {toCompanies('secondary')}
      </Actions>
    </Chooser>
  );
}
