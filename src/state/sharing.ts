import { useMemo } from 'react';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { copyText } from '#platform/clipboard.ts';
import { saveFile } from '#platform/saveFile.ts';
import { useServices } from './services.ts';

/** The media type of a file: some browsers rename files of plain text. */
function typeOf(name: string): string {
  if (name.endsWith('.csv')) return 'text/csv;charset=utf-8';
  return name.endsWith('.eml') ? 'message/rfc822' : 'text/plain;charset=utf-8';
}

/** Copies texts to the clipboard, and reports whether it worked; saves texts as files. */
export function useSharing(): Sharing {
  const { notices } = useServices();
  return useMemo(
    () => ({
      onCopy: (text, message) =>
        void copyText(text).then((isCopied) => {
          if (isCopied) notices.say('success', message);
          else notices.say('error', t('general.copyFailed'));
        }),
      onSave: (name, text) => saveFile(name, typeOf(name), text),
    }),
    [notices],
  );
}
