import type { MailRemark } from './mailCheck.ts';
import type { TextFix } from './textPlace.ts';
import { t } from '../words/translate.ts';

/** Returns the text of a remark. */
export function remarkText(remark: MailRemark): string {
  switch (remark.kind) {
    case 'noRecipient':
    case 'noSubject':
    case 'noBody':
      return t(`emails.check.${remark.kind}`);
    case 'oddRecipient':
      return t('emails.check.oddRecipient', { address: remark.address });
    case 'noQuestion':
    case 'placeholder':
    case 'risky':
    case 'generic':
    case 'wordy':
    case 'loud':
      return t(`emails.check.${remark.kind}`);
    case 'longSentence':
      return t('emails.check.longSentence', { count: remark.count ?? 0 });
    case 'wrongGreeting':
      return t('emails.check.wrongGreeting', { found: remark.found });
    case 'nameMissing':
      return t('emails.check.nameMissing', { name: remark.name });
    case 'companyMissing':
      return t('emails.check.companyMissing', { company: remark.company });
    case 'wrongName':
    case 'wrongCompany':
      return t(`emails.check.${remark.kind}`, { name: remark.name ?? remark.found });
    case 'longSubject':
      return t('emails.check.longSubject', { count: remark.count });
    case 'longBody':
      return t('emails.check.longBody', { count: remark.count });
    case 'manyLinks':
      return t('emails.check.manyLinks', { count: remark.count });
  }
}

/** Returns the label of the button that applies a fix. */
export const fixText = ({ text }: TextFix): string =>
  text === '' ? t('emails.fix.remove') : t('emails.fix.replace', { text });
