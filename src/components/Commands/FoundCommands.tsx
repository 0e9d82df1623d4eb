import { ComboboxOption } from '@headlessui/react';
import type { Command } from './commandTable.ts';
import { useHasSingleKeys } from './commandsContext.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { isKeyOn, keyCaps } from './keyChord.ts';
import { Found, Heading } from './paletteStyle.ts';

export interface FoundCommandsProps {
  /** The heading. */
  name: string;
  commands: readonly Command[];
  /** Says that more match. */
  more?: string | undefined;
  isMac: boolean;
}

/** The entries of the palette under one heading. */
export function FoundCommands({ name, commands, more, isMac }: FoundCommandsProps) {
  const hasSingleKeys = useHasSingleKeys();
  return (
    <div role="group" aria-label={more === undefined ? name : `${name}, ${more}`}>
      <Heading aria-hidden>{name}</Heading>
      {commands.map((command) => (
        <ComboboxOption key={command.id} as={Found} value={command}>
          <span>{command.label}</span>
          {command.detail === undefined || command.detail === '' ? null : (
            <span>{command.detail}</span>
          )}
          {command.keys !== undefined && isKeyOn(command.keys, hasSingleKeys) ? (
            <KeyCaps caps={keyCaps(command.keys, isMac)} />
          ) : null}
        </ComboboxOption>
      ))}
      {more === undefined ? null : <Heading aria-hidden>{more}</Heading>}
    </div>
  );
}
