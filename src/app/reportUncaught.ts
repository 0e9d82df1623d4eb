import { t } from '#domain/words/translate.ts';
import type { Services } from '#state/services.ts';
import { isMissingChunk } from './boundary/isMissingChunk.ts';

/** True for what was given up on purpose: a request of a page that was left, a wait that nobody needs any more. */
function isGivenUp(thrown: unknown): boolean {
  const { name, code, kind } = Object(thrown) as { name?: unknown; code?: unknown; kind?: unknown };
  return name === 'AbortError' || code === 'ERR_CANCELED' || kind === 'aborted';
}

/** What is done about an error that nobody caught: the person is told throttled, the developer what it was. */
export function reportUncaught(
  { notices, log }: Pick<Services, 'notices' | 'log'>,
  reload: () => void,
): (thrown: unknown) => void {
  return (thrown) => {
    if (isGivenUp(thrown)) return;
    log('Nobody caught this error:', thrown);
    if (isMissingChunk(thrown))
      notices.say('error', t('shell.stale.lead'), { label: t('shell.stale.reload'), run: reload });
    else notices.say('error', t('general.unexpected'));
  };
}
