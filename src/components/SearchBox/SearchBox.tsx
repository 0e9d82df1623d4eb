import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, type Ref } from 'react';
import styled from 'styled-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isComposing } from '../keys/isComposing.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { media } from '../theme/tokens.ts';
import { useKitWords } from '../theme/kitWords.ts';

const Root = styled.div`
  width: 100%;
  max-width: 320px;
  ${media.narrow} {
    max-width: none;
  }
  ${media.print} {
    display: none;
  }
`;

export interface SearchBoxProps {
  value: string;
  /** What is searched ("Search keywords"): the accessible name and the placeholder. */
  label: string;
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A search field. Escape clears it; in an empty field Escape reaches the elements around it. */
export function SearchBox({ value, label, onValueChange, ref }: SearchBoxProps) {
  const words = useKitWords();
  const id = useId();
  const clear = () => {
    onValueChange('');
    document.getElementById(id)?.focus();
  };
  return (
    <Root>
      <TextInput
        {...(ref && { ref })}
        id={id}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        onValueChange={onValueChange}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '' || isComposing(event)) return;
          event.preventDefault();
          clear();
        }}
        prefix={<Search size={16} aria-hidden />}
        suffix={
          value === '' ? null : (
            <IconButton
              label={words.clearSearch}
              icon={<X size={16} aria-hidden />}
              onClick={clear}
            />
          )
        }
      />
    </Root>
  );
}
