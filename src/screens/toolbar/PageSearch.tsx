import { useRef } from 'react';
import { useCommands } from '#components/Commands/commandsContext.ts';
import { SearchBox } from '#components/SearchBox/SearchBox.tsx';
import { t } from '#domain/words/translate.ts';

export interface PageSearchProps {
  /** The label of the search box ("Search keywords"). */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** The search box of a page, with a key that focuses it. */
export function PageSearch(props: PageSearchProps) {
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
  return <SearchBox {...props} ref={input} />;
}
