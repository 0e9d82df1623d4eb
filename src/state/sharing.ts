import { useMemo } from 'react';
import type { Sharing } from '#contracts/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { copyText, saveFile } from '#platform/sharing.ts';
import { useServices } from './services.ts';

/** Returns the media type of a file. Some browsers rename files that are sent as plain text. */
function typeOf(name: string): string {
  if (name.endsWith('.csv')) return 'text/csv;charset=utf-8';
  return name.endsWith('.eml') ? 'message/rfc822' : 'text/plain;charset=utf-8';
}

/** Returns the functions that copy a text, with a notice about the result, and save a text as a file. */
export function useSharing(): Sharing {
  const { notices } = useServices();
  return useMemo(
    () => ({
      onCopy: (text, message, { file } = { file: false }) =>
        void copyText(text).then((isCopied) => {
          if (isCopied) notices.say('success', message);
          else notices.say('error', t(file ? 'general.copyFailedSave' : 'general.copyFailed'));
        }),
      onSave: (name, text, said) => {
        saveFile(name, typeOf(name), text);
        if (said) notices.say('success', said);
      },
    }),
    [notices],
  );
}
