import { shortDayText } from '#text/timeText.ts';
import { t } from '../words/translate.ts';
import type { Checked } from './grounds.ts';

/** Says what a look at its page has found of a quote (D98); undefined while it stands where it stood. */
export function quoteRemark(checked: Checked | undefined, now = new Date()): string | undefined {
  switch (checked?.found) {
    case 'gone':
      return t('evidence.goneSince', { day: shortDayText(checked.since ?? checked.on, now) });
    case 'moved':
      return t('evidence.moved');
    case 'unreadable':
      return t('evidence.unreadable', { day: shortDayText(checked.on, now) });
    case 'there':
    case undefined:
      return undefined;
  }
}
