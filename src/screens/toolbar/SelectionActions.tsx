import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { hiddenOnScreen } from '#components/theme/hiddenOnScreen.ts';
import { media, space } from '#components/theme/tokens.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { sheetAsCsv, sheetAsLines, type Sheet } from '#domain/lists/sheet.ts';
import { t } from '#domain/words/translate.ts';
import type { ListArea } from '../list/listKind.ts';

/** On a phone the next step takes the line, and the buttons beside it show only their icons. */
const Step = styled.div`
  display: contents;
  ${media.narrow} {
    display: flex;
    flex: 1 1 0;
    > button {
      flex: 1;
    }
  }
`;

const Others = styled.div`
  display: flex;
  gap: ${space(1)} ${space(2)};
  ${media.narrow} {
    gap: ${space(1)};
    margin-inline-start: auto;
    > button {
      min-width: 44px;
    }
    > button > span {
      ${hiddenOnScreen}
    }
  }
`;

export interface SelectionStep {
  /** The label with the number of rows: 'Write emails to 7'. */
  readonly label: string;
  readonly onSelect: () => void;
}

export interface SelectionActionsProps<Row> {
  area: ListArea;
  /** Exactly the selected rows. */
  rows: readonly Row[];
  sheet: Sheet<Row>;
  sharing: Sharing;
  /** The next step for the selected rows; it comes first. */
  step?: SelectionStep | undefined;
  /** Opens the question before deleting. */
  onDelete: () => void;
}

/** The actions for the selected rows of any list: the next step, then copy and save, and delete last. */
export function SelectionActions<Row>(props: SelectionActionsProps<Row>) {
  const { area, rows, sheet, sharing, step, onDelete } = props;
  return (
    <>
      {step ? (
        <Step>
          <Button size="small" variant="primary" onClick={step.onSelect}>
            {step.label}
          </Button>
        </Step>
      ) : null}
      <Others>
        <Button
          size="small"
          icon={<Copy size={16} aria-hidden />}
          onClick={() =>
            sharing.onCopy(sheetAsLines(sheet, rows), t(`${area}.copied`, { count: rows.length }), {
              file: true,
            })
          }
        >
          {t('list.copy')}
        </Button>
        <Button
          size="small"
          icon={<Download size={16} aria-hidden />}
          onClick={() => sharing.onSave(sheet.fileName, sheetAsCsv(sheet, rows))}
        >
          {t('list.export')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<Trash2 size={16} aria-hidden />}
          onClick={onDelete}
        >
          {t('list.delete')}
        </Button>
      </Others>
    </>
  );
}
