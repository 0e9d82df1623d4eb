import { Auth0Client } from '@auth0/auth0-spa-js';
import {
  Dialog,
  DialogPanel,
  DialogTitle,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
} from '@headlessui/react';
import axios from 'axios';
import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import useSWR from 'swr';
import { trustScript } from '#platform/trustedScripts.ts';
import { workerAddress } from '#state/session/tokenWorker.ts';

const settings = document.querySelector('#settings')?.textContent ?? '';
const { domain, clientId, audience } = JSON.parse(settings).identity;
const workerUrl = workerAddress(domain);
trustScript(workerUrl);
const client = new Auth0Client({
  domain,
  clientId,
  workerUrl,
  useRefreshTokens: true,
  useRefreshTokensFallback: true,
  authorizationParams: { audience, redirect_uri: location.origin },
});

/** Signs in like the sign-in client's own React package. False when the page is redirected to the provider. */
async function signIn(): Promise<boolean> {
  if (new URLSearchParams(location.search).has('code')) {
    const { appState } = await client.handleRedirectCallback<string>();
    history.replaceState(null, '', appState ?? '/');
  } else await client.checkSession();
  const isSignedIn = await client.isAuthenticated();
  if (!isSignedIn) await client.loginWithRedirect({ appState: location.pathname });
  return isSignedIn;
}

type Row = Readonly<Record<string, string>>;

async function load(path: string): Promise<readonly Row[]> {
  const headers = { Authorization: `Bearer ${await client.getTokenSilently()}` };
  return (await axios.get(path, { headers })).data.data;
}

/** Loads the rows of one of the product's lists. */
function useRows(path: string) {
  const { companyId } = JSON.parse(localStorage.getItem('businessInfo') ?? '{}');
  return useSWR(`/api/v1/${path}?companyId=${companyId}`, load);
}

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
function FloorPage({ title, children }: FloorPageProps) {
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

/** Shows every content idea as a card. */
function IdeaPage() {
  const { data = [] } = useRows('content-ideas/demo/getContentIdeas');
  return (
    <FloorPage title="Content Ideas">
      {data.map((idea) => (
        <article key={idea['contentideaid']}>
          <h2>{idea['title']}</h2>
          <p>{idea['type']}</p>
        </article>
      ))}
    </FloorPage>
  );
}

const names = [
  'volume',
  'competition_level',
  'competition_index',
  'low_bid',
  'high_bid',
  'trend',
  'region',
];

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    height: 44px;
    padding: 0 12px;
    border-bottom: 1px solid #ddd;
    text-align: left;
  }
`;

/** Shows all keywords in a table without windowing, with a dialog for each row. */
function KeywordPage() {
  const { data = [] } = useRows('keywords/demo/getKeywords');
  const [asked, setAsked] = useState<string>();
  const navigate = useNavigate();
  return (
    <FloorPage title="Keyword Research">
      <footer>
        <button type="button" onClick={() => void navigate('/content-research')}>
          Content Ideas
        </button>
      </footer>
      <Table>
        <thead>
          <tr>
            {['keyword', ...names].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={row['keywordid']}>
              <th scope="row">{row['keyword']}</th>
              {names.map((name) => (
                <td key={name}>{row[name]}</td>
              ))}
              <td>
                <button type="button" onClick={() => setAsked(row['keyword'])}>
                  Delete
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Dialog open={asked !== undefined} onClose={() => setAsked(undefined)}>
        <DialogPanel>
          <DialogTitle>Delete {asked}?</DialogTitle>
        </DialogPanel>
      </Dialog>
    </FloorPage>
  );
}

function Floor() {
  const [isSignedIn, setIsSignedIn] = useState(false);
  useEffect(() => void signIn().then(setIsSignedIn), []);
  if (!isSignedIn) return <p className="loading">Loading …</p>;
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/content-research" element={<IdeaPage />} />
        <Route path="*" element={<KeywordPage />} />
      </Routes>
    </BrowserRouter>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Floor />);
