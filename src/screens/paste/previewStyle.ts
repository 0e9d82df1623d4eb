import styled from 'styled-components';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';

/** The frame of a preview, which scrolls by itself. */
export const Frame = styled.div`
  max-height: 320px;
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
    vertical-align: top;
    overflow-wrap: break-word;
  }
  .verdict {
    min-width: 128px;
  }
  th:first-child,
  td.line {
    width: 1%;
    white-space: nowrap;
  }
  /* A text takes at most three lines. */
  td > span,
  dd {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  th {
    position: sticky;
    z-index: 1;
    top: 0;
    background: ${color.sunken};
    font-weight: 550;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  tbody .more {
    border-top: 0;
    td {
      padding-top: 0;
    }
  }
  .figure {
    text-align: end;
  }
  td.figure {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .figure small {
    display: block;
    min-width: 120px;
    color: ${color.muted};
    font-size: ${font(12)};
    white-space: normal;
  }
  /* A name beside many numbers keeps space for a word or two; the frame scrolls. */
  .name {
    min-width: 96px;
    overflow-wrap: anywhere;
  }
  [data-verdict='fresh'] {
    color: ${color.success};
  }
  [data-verdict='repeated'],
  [data-verdict='same'] {
    color: ${color.muted};
  }
  [data-verdict='unreadable'] {
    color: ${color.danger};
  }
`;

/** The fields that a line changes: the name, the present value, the new one. */
export const Changes = styled.dl`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${shape.radiusControl};
  background: ${color.sunken};
  & > div {
    display: grid;
    grid-template-columns: 120px 1fr 1fr;
    gap: ${space(3)};
  }
  dt,
  .before {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  ${media.narrow} {
    & > div {
      grid-template-columns: 1fr;
      gap: 0;
    }
    .before {
      text-decoration: line-through;
    }
  }
`;

/** A line about all rows. */
export const Summary = styled.p`
  font-size: ${font(13)};
  color: ${color.muted};
`;
