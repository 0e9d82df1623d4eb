import styled from 'styled-components';
import { hiddenOnScreen } from '#components/theme/hiddenOnScreen.ts';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';

export const Frame = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${font(13)};
  th,
  td {
    padding: ${space(2)} ${space(3)};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${color.muted};
    font-weight: 500;
  }
  tbody th {
    font-weight: 550;
  }
  th:first-child {
    width: 44%;
  }
  a {
    display: inline-block;
    padding-block: 3px;
  }
  a[data-gap] {
    font-weight: 550;
  }
  /* On a phone, a row shows the name and its uses below it. The table roles stay. */
  ${media.narrow} {
    &,
    tbody,
    th:first-child {
      display: block;
      width: auto;
    }
    thead {
      ${hiddenOnScreen}
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 ${space(4)};
      padding-block: ${space(2)};
      border-bottom: 1px solid ${color.line};
    }
    th,
    td {
      padding: 2px 0;
      border: 0;
    }
    tbody th {
      flex: 1 1 100%;
    }
    td[data-blank] {
      display: none;
    }
    a {
      padding-block: ${space(2)};
    }
  }
`;

export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  margin-top: ${space(3)};
  color: ${color.muted};
  font-size: ${font(13)};
  border-radius: ${shape.radiusControl};
`;
