import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { color, shape, space } from '#components/theme/tokens.ts';
import { t } from '#domain/words/translate.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  ul {
    display: grid;
    gap: ${space(3)};
  }
  li,
  li > div,
  .all {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
  }
  li > span {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    color: ${color.text};
    font-weight: 550;
  }
`;

/** The texts of a folded row. */
export interface AlikeEntry {
  readonly key: string;
  readonly label: string;
  /** The name of the row that it repeats. */
  readonly like: string;
}

export interface AlikePanelProps {
  entries: readonly AlikeEntry[];
  onKeep: (keys: readonly string[]) => void;
  /** Absent when rows of the list cannot be deleted. */
  onDelete?: ((key: string) => void) | undefined;
  /** Called when the code of the panel could not be loaded. */
  onFail: () => void;
}

/** The folded rows, each with the row it repeats. Keeps or deletes one row, or all of them. */
export function AlikePanel({ entries, onKeep, onDelete }: AlikePanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<readonly AlikeEntry[]>([]);
  const count = entries.length;
  const lastCount = useRef(count);
  const isFocusLost = useRef(false);
  useEffect(() => {
    // The pressed button disappeared with its row, so the focus moves to the button of the next row.
    if (count < lastCount.current) isFocusLost.current = true;
    lastCount.current = count;
    const { activeElement } = document;
    // While the dialog that asked is closing, the focus is still in it.
    if (!isFocusLost.current || asked.length > 0 || activeElement?.closest('[role=alertdialog]'))
      return;
    isFocusLost.current = false;
    if (activeElement === document.body)
      root.current?.querySelector<HTMLElement>('li button')?.focus();
  });
  return (
    <Root ref={root}>
      <ul aria-label={t('alike.list')}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <span>
              <strong>{entry.label}</strong>
              {t('alike.like', { label: entry.like })}
            </span>
            <div>
              <Button
                size="small"
                aria-label={t('alike.keepOne', { label: entry.label })}
                onClick={() => onKeep([entry.key])}
              >
                {t('alike.keep')}
              </Button>
              {onDelete ? (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('alike.deleteOne', { label: entry.label })}
                  onClick={() => setAsked([entry])}
                >
                  {t('general.delete')}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className="all">
          <Button size="small" onClick={() => onKeep(entries.map(({ key }) => key))}>
            {t('alike.keepAll')}
          </Button>
          {onDelete ? (
            <Button size="small" variant="quiet" onClick={() => setAsked(entries)}>
              {t('alike.deleteAll', { count })}
            </Button>
          ) : null}
        </div>
      ) : null}
      {onDelete && asked.length > 0 ? (
        <ConfirmDialog
          title={t('alike.deleteAsk', { count: asked.length })}
          confirmLabel={t('general.delete')}
          cancelLabel={t('general.cancel')}
          onConfirm={() => {
            for (const { key } of asked) onDelete(key);
            setAsked([]);
          }}
          onCancel={() => setAsked([])}
        >
          <ul>
            {asked.map(({ key, label }) => (
              <li key={key}>{label}</li>
            ))}
          </ul>
        </ConfirmDialog>
      ) : null}
    </Root>
  );
}
