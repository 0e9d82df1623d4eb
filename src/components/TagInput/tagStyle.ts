import styled from 'styled-components';
import { focusWithin } from '../Field/controlStyle.ts';
import { TextList } from '../ListInput/TextList.tsx';
import { color, font, media, space } from '../theme/tokens.ts';

/** Tags and field flow as one line. */
export const Tags = styled(TextList)`
  ${focusWithin}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  padding: 5px 6px;
  ${media.touch} {
    row-gap: ${space(3)};
  }
  & > .entry {
    flex: 1 1 160px;
    ${media.touch} {
      /* A press target of full height that fits into a line of tags. */
      margin-block: -6px;
    }
    & > input {
      flex: 1 1 120px;
      min-height: 32px;
      padding: 0 6px;
    }
  }
`;

/** It has no box of its own. The role is set because Safari removes it together with the bullets. */
export const TagList = styled.ul.attrs({ role: 'list' })`
  display: contents;
`;

export const Tag = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: 28px;
  padding-left: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: 6px;
  background: ${color.sunken};
  font-size: ${font(13)};
  line-height: 1.35;
  & > span {
    min-width: 0;
    padding: 3px 0;
    overflow-wrap: anywhere;
  }
  &[data-repeated] {
    border-color: ${color.warning};
    background: ${color.warningSoft};
  }
  & > button {
    display: inline-grid;
    flex: none;
    place-items: center;
    position: relative;
    width: 26px;
    height: 26px;
    margin-left: 2px;
    padding: 0;
    border: 0;
    border-radius: 5px;
    background: transparent;
    color: ${color.muted};
    cursor: pointer;
    ${media.touch} {
      width: 32px;
      height: 32px;
      /* The press target is larger than the icon: it covers the gaps and the end of the text. */
      &::after {
        content: '';
        position: absolute;
        inset: -6px 0 -6px -12px;
      }
    }
    &:hover:not(:disabled) {
      color: ${color.text};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    &:disabled {
      cursor: not-allowed;
    }
  }
`;
