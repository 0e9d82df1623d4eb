import { t } from '#domain/words/translate.ts';
import type { Services } from '#state/services.ts';
import { isMissingChunk } from './boundary/isMissingChunk.ts';

/** True for what was aborted on purpose: a request of a page that was left, a wait that is no longer needed. */
function isAborted(thrown: unknown): boolean {
  const { name, code, kind } = Object(thrown) as { name?: unknown; code?: unknown; kind?: unknown };
  return name === 'AbortError' || code === 'ERR_CANCELED' || kind === 'aborted';
}

/** Reports an uncaught error: in general words to the person, in full to the developer. */
export function reportUncaught(
  { notices, log }: Pick<Services, 'notices' | 'log'>,
  reload: () => void,
): (thrown: unknown) => void {
  return (thrown) => {
    if (isAborted(thrown)) return;
    log('Nobody caught this error:', thrown);
    if (isMissingChunk(thrown))
      notices.say('error', t('shell.stale.lead'), { label: t('shell.stale.reload'), run: reload });
    else notices.say('error', t('general.unexpected'));
  };
}
