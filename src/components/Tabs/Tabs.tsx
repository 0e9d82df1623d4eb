import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, shape, space } from '../theme/tokens.ts';

const List = styled(TabList)`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  /* The line under the row; the chosen tab's own line covers it. */
  box-shadow: inset 0 -1px ${color.line};
`;

const Handle = styled(Tab)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 40px;
  padding: 0 ${space(3)};
  border: 0;
  border-bottom: 2px solid transparent;
  background: transparent;
  color: ${color.muted};
  font-size: ${font(14)};
  font-weight: 500;
  cursor: pointer;
  transition: color ${shape.motion};
  &:hover {
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-selected] {
    border-bottom-color: ${color.accent};
    color: ${color.text};
  }
  ${media.touch} {
    min-height: ${shape.touchTarget};
  }
  @media (forced-colors: active) {
    border-bottom-color: Canvas;
    &[data-selected] {
      border-bottom-color: Highlight;
    }
  }
`;

const Panel = styled(TabPanel)`
  padding-top: ${space(4)};
`;

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** What is being chosen between, for assistive technology. */
  label: string;
  tabs: readonly TabItem[];
  /** The tab shown; left out, the tabs keep it themselves. */
  selectedId?: string;
  onSelectTab?: (id: string) => void;
}

/** Panels behind tabs: arrows, Home and End move and choose, Tab goes into the panel. */
export function Tabs({ label, tabs, selectedId, onSelectTab }: TabsProps) {
  const index = tabs.findIndex(({ id }) => id === selectedId);
  return (
    <TabGroup
      {...(selectedId === undefined ? {} : { selectedIndex: Math.max(index, 0) })}
      onChange={(chosen) => {
        const tab = tabs[chosen];
        if (tab) onSelectTab?.(tab.id);
      }}
    >
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Handle key={tab.id}>{tab.label}</Handle>
        ))}
      </List>
      <TabPanels>
        {tabs.map((tab) => (
          <Panel key={tab.id}>{tab.content}</Panel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
