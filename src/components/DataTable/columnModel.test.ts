import { describe, expect, it } from 'vitest';
import { tableWidths, visibleColumns } from './columnModel.ts';
import type { Column } from './types.ts';

const column = (key: string, width: number, grow?: number): Column<unknown> => ({
  key,
  header: key,
  width,
  value: () => key,
  ...(grow === undefined ? {} : { grow }),
});
const columns = [column('keyword', 200), column('volume', 90, 0), column('region', 120, 300)];

describe('tableWidths', () => {
  it('shares the remaining width, keeps fixed columns and says when to scroll sideways', () => {
    expect(tableWidths(columns, true, 56)).toMatchObject({
      '--columns': '44px minmax(12.5rem, 200fr) 5.625rem minmax(7.5rem, 300fr) 3.5rem',
      '--least': `calc(${(200 + 90 + 120 + 56) / 16}rem + 44px)`,
    });
  });
});

describe('visibleColumns', () => {
  it('hides all but the first, which names the row', () => {
    const hidden = new Set(['keyword', 'volume']);
    expect(visibleColumns(columns, hidden).map(({ key }) => key)).toEqual(['keyword', 'region']);
  });
});
