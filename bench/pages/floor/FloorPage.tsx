import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Header = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: center;
  height: 64px;
  padding: 0 24px;
  border-bottom: 1px solid #ddd;
`;

const Main = styled.main`
  max-width: 1200px;
  margin: 0 auto;
  padding: 24px;
  font:
    14px/1.5 system-ui,
    sans-serif;
`;

interface FloorPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows a header with a menu, and a page below it. */
export function FloorPage({ title, children }: FloorPageProps) {
  return (
    <>
      <Header>
        <b>Bellwether</b>
        <Menu>
          <MenuButton>Ada</MenuButton>
          <MenuItems>
            <MenuItem>
              <button type="button">Log out</button>
            </MenuItem>
          </MenuItems>
        </Menu>
      </Header>
      <Main>
        <h1>{title}</h1>
        {children}
      </Main>
    </>
  );
}
