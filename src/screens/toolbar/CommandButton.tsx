import { Button, type ButtonProps } from '#components/Button/Button.tsx';
import { useCommands, useHasSingleKeys } from '#components/Commands/commandsContext.ts';
import { t } from '#domain/words/translate.ts';

export interface CommandButtonProps extends Omit<ButtonProps, 'children' | 'type' | 'onClick'> {
  /** The id of the command, unique on the page. */
  command: string;
  label: string;
  /** A single key. */
  keys?: string;
  onClick: () => void;
}

/** A button of a page that is also a command of the palette. With keys, it is also in the list of keys. */
export function CommandButton({ command, label, keys, onClick, ...button }: CommandButtonProps) {
  useCommands({
    commands: [
      {
        id: command,
        label,
        group: t('shell.commands.page'),
        isOff: button.isBusy === true || button.isDisabled === true,
        run: onClick,
        ...(keys !== undefined && { keys }),
      },
    ],
  });
  const hasSingleKeys = useHasSingleKeys();
  return (
    <Button {...button} aria-keyshortcuts={hasSingleKeys ? keys : undefined} onClick={onClick}>
      {label}
    </Button>
  );
}
