import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import { remarkText, type MailRemark, type TextPlace } from '#domain/mail/mailCheck.ts';
import { t } from '#domain/words/translate.ts';
import { Hint } from './mailStyle.ts';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  & > section {
    width: 100%;
  }
  &:focus {
    outline: none;
  }
`;

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
interface RemarkActions {
  /** Shows the words in the text that a remark is about. */
  onShow: (place: TextPlace) => void;
  onFix: (place: TextPlace, text: string) => void;
}

export interface MailRemarksProps extends RemarkActions {
  remarks: readonly MailRemark[];
  /** Undoes the last fix; null when there is none. */
  onUndo: (() => void) | null;
}

/** Lists what to look at before this mail is sent. */
export function MailRemarks({ remarks, onShow, onFix, onUndo }: MailRemarksProps) {
  const root = useRef<HTMLDivElement>(null);
  /** The pressed button disappears with its remark, so the focus moves to this element. */
  const kept = (act: () => void) => () => {
    root.current?.focus();
    act();
  };
  return (
    <Root ref={root} tabIndex={-1}>
      <div role="status">{onUndo ? t('emails.fix.done') : null}</div>
      {onUndo ? (
        <Button size="small" onClick={kept(onUndo)}>
          {t('general.undo')}
        </Button>
      ) : null}
      {remarks.length === 0 ? (
        <Hint>
          <CircleCheck size={14} aria-hidden />
          {t('emails.check.good')}
        </Hint>
      ) : (
        <RemarkList
          remarks={remarks}
          onShow={onShow}
          onFix={(place, text) => kept(() => onFix(place, text))()}
        />
      )}
    </Root>
  );
}

/** The remarks, each with the words it is about and its fix. */
function RemarkList({
  remarks,
  onShow,
  onFix,
}: RemarkActions & { remarks: readonly MailRemark[] }) {
  return (
    <Box aria-label={t('emails.check.title')}>
      <h3>
        <TriangleAlert size={14} aria-hidden />
        {t('emails.check.title')}
      </h3>
      <ul>
        {remarks.map((remark, index) => (
          // A remark has no id, and two may have the same text.
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

function RemarkItem({ remark, onShow, onFix }: RemarkActions & { remark: MailRemark }) {
  const words = 'found' in remark ? remark : null;
  const fix = words?.fix ?? null;
  return (
    <li>
      {words ? (
        <button
          type="button"
          className="words"
          aria-label={t('emails.check.showWord', { found: shortened(words.found) })}
          onClick={() => onShow(words)}
        >
          “{shortened(words.found)}”
        </button>
      ) : null}{' '}
      {remarkText(remark)}{' '}
      {words && fix !== null ? (
        <Button size="small" onClick={() => onFix(words, fix)}>
          {t('emails.fix.replace', { text: fix })}
        </Button>
      ) : null}
    </li>
  );
}
