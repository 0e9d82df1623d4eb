import styled from 'styled-components';
import { color, font, shape, space } from '#components/theme/tokens.ts';

/** The frame of the pasted lines, and their table. */
export const PreviewFrame = styled.div`
  max-height: 260px;
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusControl};
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${font(13)};
  }
  th,
  td {
    padding: 6px ${space(3)};
    text-align: start;
    overflow-wrap: break-word;
  }
  .verdict {
    min-width: 128px;
  }
  th:first-child,
  td:first-child {
    width: 1%;
    white-space: nowrap;
  }
  /* A name takes at most three lines. */
  td > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  th {
    position: sticky;
    top: 0;
    background: ${color.sunken};
    font-weight: 550;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  .figure {
    text-align: end;
  }
  td.figure {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  /* A name beside many numbers keeps space for a word or two; the frame scrolls. */
  .name {
    min-width: 96px;
    overflow-wrap: anywhere;
  }
  [data-verdict='fresh'] {
    color: ${color.success};
  }
  [data-verdict='duplicate'] {
    color: ${color.muted};
  }
  [data-verdict='invalid'] {
    color: ${color.danger};
  }
`;
