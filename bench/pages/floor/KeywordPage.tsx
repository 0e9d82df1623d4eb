import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { FloorPage } from './FloorPage.tsx';
import { useRows } from './useRows.ts';

const names = [
  'keyword',
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
export function KeywordPage() {
  const { data = [] } = useRows('keywords/demo/getKeywords');
  const [asked, setAsked] = useState<string>();
  const navigate = useNavigate();
  return (
    <FloorPage title="Keyword Research">
      <button type="button" onClick={() => void navigate('/content-research')}>
        Content Ideas
      </button>
      <Table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={row['keywordid']}>
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
