import { useMemo } from 'react';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { copyText } from '#platform/clipboard.ts';
import { saveFile } from '#platform/saveFile.ts';
import { useServices } from './services.ts';

/** What a file says it is: some browsers rename what says it is plain text. */
function typeOf(name: string): string {
  if (name.endsWith('.csv')) return 'text/csv;charset=utf-8';
  return name.endsWith('.eml') ? 'message/rfc822' : 'text/plain;charset=utf-8';
}

/** Takes texts out of the product: to the clipboard, saying whether it worked, or into a file. */
export function useSharing(): Sharing {
  const { notices } = useServices();
  return useMemo(
    () => ({
      onCopy: (text, said) =>
        void copyText(text).then((isCopied) => {
          if (isCopied) notices.say('success', said);
          else notices.say('error', t('general.copyFailed'));
        }),
      onSave: (name, text) => saveFile(name, typeOf(name), text),
    }),
    [notices],
  );
}
