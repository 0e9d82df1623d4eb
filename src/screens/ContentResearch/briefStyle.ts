import styled from 'styled-components';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';

/** The layout of a brief: facts, outline, keywords. */
export const Sheet = styled.article`
  display: grid;
  gap: ${space(6)};
  overflow-wrap: anywhere;
  & > * {
    min-width: 0;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(3)} ${space(8)};
    margin: 0;
  }
  dt {
    font-size: ${font(12)};
    color: ${color.muted};
  }
  dd {
    margin: 0;
    font-weight: 550;
  }
  h3 {
    margin-bottom: ${space(2)};
    font-size: ${font(13)};
    font-weight: 600;
  }
  ol {
    display: grid;
    gap: ${space(1)};
    padding-left: ${space(5)};
    list-style: decimal;
  }
  li::marker {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  section > p {
    margin-top: ${space(2)};
    font-size: ${font(12)};
    color: ${color.muted};
  }
  .frame {
    overflow-x: auto;
    border: 1px solid ${color.line};
    border-radius: ${shape.radiusControl};
  }
  /* A keyword is never broken inside a word: the table scrolls sideways instead. */
  table {
    width: 100%;
    overflow-wrap: normal;
    border-collapse: collapse;
    font-size: ${font(13)};
  }
  th,
  td {
    padding: ${space(2)} ${space(3)};
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  tr > :first-child {
    text-align: left;
    white-space: normal;
  }
  tr > :nth-child(3) {
    text-align: left;
  }
  ${media.narrow} {
    th,
    td {
      padding: ${space(2)} ${space(1.5)};
      font-size: ${font(12)};
    }
    thead th {
      white-space: normal;
      overflow-wrap: normal;
      vertical-align: bottom;
    }
  }
  thead th {
    color: ${color.muted};
    font-weight: 500;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  tbody th {
    font-weight: 500;
  }
`;
