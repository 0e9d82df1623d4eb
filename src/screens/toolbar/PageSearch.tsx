import { useRef } from 'react';
import styled from 'styled-components';
import { useCommands } from '#components/Commands/commandsContext.ts';
import { SearchBox, type SearchBoxProps } from '#components/SearchBox/SearchBox.tsx';
import { media } from '#components/theme/tokens.ts';
import { t } from '#domain/words/translate.ts';

/** On a phone it takes a line of the toolbar. */
const Frame = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  max-width: 420px;
  margin-right: auto;
  ${media.narrow} {
    flex-basis: 100%;
    max-width: none;
  }
`;

/** The search box of a page, with a key that focuses it. */
export function PageSearch(props: Pick<SearchBoxProps, 'label' | 'value' | 'onValueChange'>) {
  const input = useRef<HTMLInputElement>(null);
  useCommands({
    commands: [
      {
        id: 'page.search',
        label: props.label,
        group: t('shell.commands.page'),
        keys: '/',
        run: () => {
          input.current?.focus();
          input.current?.select();
        },
      },
    ],
  });
  return (
    <Frame>
      <SearchBox {...props} ref={input} />
    </Frame>
  );
}
