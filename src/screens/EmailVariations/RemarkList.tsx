import TriangleAlert from 'lucide-react/icons/triangle-alert';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import type { MailRemark } from '#domain/mail/mailCheck.ts';
import { fixText, remarkText } from '#domain/mail/mailRemarkText.ts';
import type { TextFix, TextPlace } from '#domain/mail/textPlace.ts';
import { t } from '#domain/words/translate.ts';

const Box = styled.section`
  padding: ${space(3)} ${space(4)};
  border-radius: ${shape.radiusControl};
  background: ${color.warningSoft};
  font-size: ${font(13)};
  overflow-wrap: anywhere;
  h3 {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    color: ${color.warning};
    font-size: ${font(13)};
    font-weight: 600;
  }
  .words {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 550;
    text-decoration: underline;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: ${space(1)};
    margin-top: ${space(1.5)};
    padding-left: ${space(6)};
    list-style: disc;
  }
  /* A button as high as two lines of text would part the lines, so it has a line of its own. */
  ${media.touch} {
    li > [data-size] {
      display: flex;
      margin-block: ${space(1)};
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${media.print} {
    display: none;
  }
`;

/** What can be done about a remark. */
export interface RemarkActions {
  /** Shows the words in the text that a remark is about. */
  onShow: (place: TextPlace) => void;
  onFix: (fix: TextFix) => void;
}

interface RemarkListProps extends RemarkActions {
  remarks: readonly MailRemark[];
}

/** The remarks, each with the words it is about and its fix. */
export function RemarkList({ remarks, onShow, onFix }: RemarkListProps) {
  return (
    <Box aria-label={t('emails.check.title')}>
      <h3>
        <TriangleAlert size={14} aria-hidden />
        {t('emails.check.title')}
      </h3>
      <ul>
        {remarks.map((remark, index) => (
          // A remark has no id, and two may have the same text.
          // oxlint-disable-next-line react/no-array-index-key
          <RemarkItem key={index} remark={remark} onShow={onShow} onFix={onFix} />
        ))}
      </ul>
    </Box>
  );
}

/** The number of characters of a quoted text that are shown. */
const longestWords = 40;
const shortened = (text: string) =>
  text.length > longestWords ? `${text.slice(0, longestWords).trimEnd()}…` : text;

interface RemarkItemProps extends RemarkActions {
  readonly remark: MailRemark;
}

function RemarkItem({ remark, onShow, onFix }: RemarkItemProps) {
  const { place, fix, found } = 'place' in remark ? remark : { place: null, fix: null, found: '' };
  return (
    <li>
      {place ? (
        <button
          type="button"
          className="words"
          aria-label={t('emails.check.showWord', { found: shortened(found) })}
          onClick={() => onShow(place)}
        >
          “{shortened(found)}”
        </button>
      ) : null}{' '}
      {remarkText(remark)}{' '}
      {fix ? (
        <Button size="small" onClick={() => onFix(fix)}>
          {fixText(fix)}
        </Button>
      ) : null}
    </li>
  );
}
