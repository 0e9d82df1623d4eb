import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { coveringInput } from '../Field/controlStyle.ts';
import { color, font, shape, space } from '../theme/tokens.ts';

/** Each item is a card, and what is shown below it. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space(4)};
  & > div {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: ${space(2)};
    min-width: 0;
  }
`;

const Card = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  cursor: pointer;
  transition:
    border-color ${shape.motion},
    background-color ${shape.motion};

  ${coveringInput}
  & > .icon {
    display: inline-grid;
    flex: none;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: 10px;
    background: ${color.sunken};
    color: ${color.muted};
  }
  & > .text {
    display: grid;
    flex: 1;
    gap: 2px;
    min-width: 0;
    color: ${color.muted};
    font-size: ${font(14)};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  strong {
    color: ${color.text};
    font-size: ${font(16)};
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  /* The radio mark in the corner: the choice is a shape, not only a colour. */
  & > .dot {
    flex: none;
    width: 18px;
    height: 18px;
    border: 1px solid ${color.lineStrong};
    border-radius: 50%;
    background: ${color.raised};
  }
  &:hover {
    border-color: ${color.lineStrong};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
    & > .icon {
      background: ${color.accentSoft};
      color: ${color.accent};
    }
    & > .dot {
      border: 5px solid ${color.accent};
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 2px solid Highlight;
      & > .dot {
        border-color: Highlight;
      }
    }
  }
`;

export interface RadioCard<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** One sentence on what the choice means. */
  readonly description: string;
  readonly icon: ReactNode;
  /** Shown under the card and not part of the choice: it may contain links and buttons. */
  readonly below?: ReactNode;
}

export interface RadioCardsProps<Value extends string = string> {
  /** The name of the group, for assistive technology. */
  label: string;
  /** The chosen card; undefined before the first choice. */
  value: Value | undefined;
  options: readonly RadioCard<Value>[];
  onValueChange: (value: Value) => void;
}

/** A radio group of a few big cards: arrows change the choice, and the group is one Tab stop. */
export function RadioCards<Value extends string = string>({
  label,
  value,
  options,
  onValueChange,
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <Cards role="radiogroup" aria-label={label}>
      {options.map((option) => {
        const id = `${name}${option.value}`;
        return (
          <div key={option.value}>
            <Card>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                aria-labelledby={`${id}label`}
                aria-describedby={`${id}description`}
                onChange={() => onValueChange(option.value)}
              />
              <span className="icon">{option.icon}</span>
              <span className="text">
                <strong id={`${id}label`}>{option.label}</strong>
                <span id={`${id}description`}>{option.description}</span>
              </span>
              <span className="dot" />
            </Card>
            {option.below}
          </div>
        );
      })}
    </Cards>
  );
}
