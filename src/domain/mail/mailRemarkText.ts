import type { MailRemark } from './mailCheck.ts';
import { t } from '../words/translate.ts';

const listed = (found: readonly string[]): string => found.map((one) => `“${one}”`).join(', ');

/** Returns the text of a remark. */
export function remarkText(remark: MailRemark): string {
  switch (remark.kind) {
    case 'noRecipient':
    case 'noSubject':
    case 'noBody':
      return t(`emails.check.${remark.kind}`);
    case 'oddRecipient':
      return t('emails.check.oddRecipient', { address: remark.address });
    case 'placeholders':
      return t('emails.check.placeholders', { found: listed(remark.found) });
    case 'nameMissing':
      return t('emails.check.nameMissing', { name: remark.name });
    case 'companyMissing':
      return t('emails.check.companyMissing', { company: remark.company });
    case 'wrongNames':
      return t('emails.check.wrongNames', { found: listed(remark.found) });
    case 'longSubject':
      return t('emails.check.longSubject', { count: remark.count });
    case 'longBody':
      return t('emails.check.longBody', { count: remark.count });
    case 'manyLinks':
      return t('emails.check.manyLinks', { count: remark.count });
  }
}
