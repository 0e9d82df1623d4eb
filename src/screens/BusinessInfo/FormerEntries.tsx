import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import type { FormerBusiness } from '#domain/business/formerBusinesses.ts';
import { t } from '#domain/words/translate.ts';

const Entries = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(8)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
  font-size: ${font(13)};
  color: ${color.muted};
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
  }
  li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li > button {
    flex: none;
  }
`;

export interface FormerEntriesProps {
  formers: readonly FormerBusiness[];
  /** The name of the current entry. */
  now: string;
  /** True while the form differs from what is saved. */
  isChanged: boolean;
  isOff: boolean;
  onGoBack: (former: FormerBusiness) => void;
}

function labelOf({ info: { name }, keywords }: FormerBusiness): string {
  return keywords === null
    ? t('business.former', { name })
    : t('business.formerKeywords', { name, count: keywords });
}

/** Lists the entries that a new entry replaced, each with a button to go back to it. */
export function FormerEntries({ formers, now, isChanged, isOff, onGoBack }: FormerEntriesProps) {
  const [asked, setAsked] = useState<FormerBusiness>();
  if (formers.length === 0) return null;
  return (
    <>
      <Entries aria-label={t('business.formers')}>
        {formers.map((former) => (
          <li key={String(former.info.companyId)}>
            <span>{labelOf(former)}</span>
            <Button
              size="small"
              variant="quiet"
              isDisabled={isOff}
              aria-label={t('business.goBackTo', { name: former.info.name })}
              onClick={() => setAsked(former)}
            >
              {t('business.goBack')}
            </Button>
          </li>
        ))}
      </Entries>
      {asked ? (
        <ConfirmDialog
          tone="primary"
          title={t('business.goBackAsk', { name: asked.info.name })}
          description={t('business.goBackText', { now })}
          confirmLabel={t('business.goBack')}
          onConfirm={() => {
            setAsked(undefined);
            onGoBack(asked);
          }}
          onCancel={() => setAsked(undefined)}
        >
          {isChanged ? t('business.goBackTyped') : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
