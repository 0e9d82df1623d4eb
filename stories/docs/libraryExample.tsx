import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import {
  Button,
  ConfirmDialog,
  DataTable,
  KitWordsContext,
  LiveRegion,
  SearchBox,
  ToastProvider,
  useShownRows,
  useToasts,
  type Column,
  type Sort,
} from 'bellwether';
import { aCollection, aKeyword, aWorkspaceUser, many, ready } from 'bellwether/fixtures';
import {
  english,
  kitWordsOf,
  plainListView,
  setLanguage,
  UsersScreen,
  type UserView,
} from 'bellwether/screens';
import { space, Styles } from 'bellwether/theme';

// Another language is another catalogue with the same keys.
setLanguage('de', {
  ...english,
  'general.cancel': 'Abbrechen',
  'kit.clearSearch': 'Suche leeren',
  'users.title': 'Mitglieder',
  'users.add': 'Mitglied hinzufügen',
});

// Another colour: every token is a CSS variable.
const OwnColours = createGlobalStyle`
  :root { --color-accent: light-dark(rgb(107 47 160), rgb(201 165 255)); }
`;

const keywords = many(200, aKeyword);
type Keyword = (typeof keywords)[number];

const columns: readonly Column<Keyword>[] = [
  { key: 'term', header: 'Suchbegriff', width: 220, value: ({ keyword }) => keyword },
  { key: 'volume', header: 'Volumen', width: 120, align: 'end', value: ({ volume }) => volume },
];

function Keywords() {
  const toasts = useToasts();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort | null>(null);
  const [isAsking, setAsking] = useState(false);
  const rows = useShownRows({
    rows: keywords,
    columns,
    sort,
    query,
    fieldsOf: ({ keyword }) => [keyword],
  });
  return (
    <section style={{ padding: space(6), display: 'grid', gap: space(4) }}>
      <SearchBox label="Suchbegriffe durchsuchen" value={query} onValueChange={setQuery} />
      <DataTable
        label="Suchbegriffe"
        columns={columns}
        source={{ rows, keyOf: ({ id }) => String(id), labelOf: ({ keyword }) => keyword }}
        sorting={{ by: sort, onChange: setSort }}
        view={{ height: '20rem' }}
      />
      <Button variant="primary" onClick={() => setAsking(true)}>
        Veröffentlichen
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Liste veröffentlichen?"
          confirmLabel="Ja"
          tone="primary"
          onConfirm={() => {
            setAsking(false);
            toasts.success('Veröffentlicht');
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

function Members() {
  const [view, setView] = useState<UserView>(plainListView);
  return (
    <UsersScreen
      hasWorkspace
      users={aCollection(ready(many(3, aWorkspaceUser)))}
      care={null}
      ownEmail="dana@crumb.example"
      invitedTo={{ address: 'https://velo.bellwether.example', brandName: 'Bellwether' }}
      view={view}
      sharing={{ onCopy: () => undefined, onSave: () => undefined }}
      onViewChange={setView}
    />
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <KitWordsContext value={kitWordsOf()}>
      <Styles>
        <OwnColours />
        <LiveRegion>
          <ToastProvider>
            <Keywords />
            <Members />
          </ToastProvider>
        </LiveRegion>
      </Styles>
    </KitWordsContext>,
  );
