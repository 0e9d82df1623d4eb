import { Fragment, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { hasModifier } from '../keys/hasModifier.ts';
import { Handle, List, Panel } from './tabsParts.ts';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** The name of the tab list, for assistive technology. */
  label: string;
  tabs: readonly TabItem[];
  /** The selected tab. Without it, the component keeps the selection itself. */
  selectedId?: string;
  onSelectTab?: (id: string) => void;
}

/** The index of the tab that a key selects from `index`; null for other keys. */
function moved(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Tabs with panels: arrows, Home and End select a tab, Tab moves into its panel. */
export function Tabs({ label, tabs, selectedId, onSelectTab }: TabsProps) {
  const id = useId();
  const [ownId, setOwnId] = useState(tabs[0]?.id);
  const index = Math.max(
    tabs.findIndex((tab) => tab.id === (selectedId ?? ownId)),
    0,
  );
  const shown = tabs[index];
  const choose = (tab: TabItem) => {
    if (tab.id === shown?.id) return;
    setOwnId(tab.id);
    onSelectTab?.(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return;
    const next = moved(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    choose(tab);
    const handle = event.currentTarget.children[next];
    if (handle instanceof HTMLElement) handle.focus();
  };
  return (
    <div>
      <List role="tablist" aria-label={label} aria-orientation="horizontal" onKeyDown={onKeyDown}>
        {tabs.map((tab, at) => (
          <Handle
            // The position, so that a tab keeps the focus when its id changes.
            key={at}
            id={`${id}tab${at}`}
            type="button"
            role="tab"
            aria-selected={at === index}
            aria-controls={at === index ? `${id}panel` : undefined}
            tabIndex={at === index ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
          </Handle>
        ))}
      </List>
      {shown && (
        <Panel id={`${id}panel`} role="tabpanel" tabIndex={0} aria-labelledby={`${id}tab${index}`}>
          <Fragment key={shown.id}>{shown.content}</Fragment>
        </Panel>
      )}
    </div>
  );
}
