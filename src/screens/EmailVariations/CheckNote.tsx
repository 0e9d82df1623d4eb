import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import styled from 'styled-components';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import type { MailRemark } from '#domain/mail/mailCheck.ts';
import { remarkText } from '#domain/mail/mailRemarkText.ts';
import { t } from '#domain/words/translate.ts';
import { Hint } from './mailStyle.ts';

const Box = styled.section`
  padding: ${space(3)} ${space(4)};
  border-radius: ${shape.radiusControl};
  background: ${color.warningSoft};
  font-size: ${font(13)};
  overflow-wrap: anywhere;
  h4 {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    color: ${color.warning};
    font-size: ${font(13)};
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: ${space(1)};
    margin-top: ${space(1.5)};
    padding-left: ${space(6)};
    list-style: disc;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${media.print} {
    display: none;
  }
`;

export interface CheckNoteProps {
  remarks: readonly MailRemark[];
}

/** What to look at before this mail is sent. */
export function CheckNote({ remarks }: CheckNoteProps) {
  if (remarks.length === 0) {
    return (
      <Hint>
        <CircleCheck size={14} aria-hidden />
        {t('emails.check.good')}
      </Hint>
    );
  }
  return (
    <Box aria-label={t('emails.check.title')}>
      <h4>
        <TriangleAlert size={14} aria-hidden />
        {t('emails.check.title')}
      </h4>
      <ul>
        {remarks.map((remark) => (
          <li key={remark.kind}>{remarkText(remark)}</li>
        ))}
      </ul>
    </Box>
  );
}
