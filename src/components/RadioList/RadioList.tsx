import { useId } from 'react';
import styled from 'styled-components';
import { color, font, shape, space, target } from '../theme/tokens.ts';

const Group = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space(1)};
    font-size: ${font(13)};
    font-weight: 550;
  }
  label {
    display: flex;
    gap: ${space(2)};
    align-items: flex-start;
    min-height: ${target(32)};
    padding: 6px ${space(3)};
    border: 1px solid ${color.line};
    border-radius: ${shape.radiusControl};
    font-size: ${font(13)};
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${color.accent};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    flex: none;
    margin: 2px 0 0;
    accent-color: ${color.accent};
    outline: none;
  }
  /* A long text takes at most three lines. */
  span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow-wrap: anywhere;
  }
`;

export interface RadioListProps {
  /** What is chosen. */
  label: string;
  value: string;
  /** The texts to choose from, each of them once. */
  options: readonly string[];
  onValueChange: (value: string) => void;
}

/** A choice between a few texts, which may be long. */
export function RadioList({ label, value, options, onValueChange }: RadioListProps) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onValueChange(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </Group>
  );
}
