import FileInput from 'lucide-react/icons/file-input';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Merge from 'lucide-react/icons/merge';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Page } from '#components/Page/Page.tsx';
import { hiddenOnScreen } from '#components/theme/hiddenOnScreen.ts';
import { color, font, media, space } from '#components/theme/tokens.ts';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import { isSample, type Grounded } from '#domain/evidence/grounds.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { sheetAsCsv, sheetAsLines, type Sheet } from '#domain/lists/sheet.ts';
import { t } from '#domain/words/translate.ts';
import { GoneFilter } from '../evidence/GoneFilter.tsx';
import { GenerateMoreButton } from '../generation/GenerateMoreButton.tsx';
import { GenerationNote } from '../generation/GenerationNote.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { AddCustomButton, type AddCustomButtonProps } from '../toolbar/AddCustomButton.tsx';
import { CommandButton } from '../toolbar/CommandButton.tsx';
import { PageSearch } from '../toolbar/PageSearch.tsx';
import { BatchNotes } from './BatchNotes.tsx';
import type { ListDialog, ListScreenProps } from './listKind.ts';
import { ListStack } from './ListStack.ts';
import { ListTable, type ListTableProps } from './ListTable.tsx';

const SearchBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  /* The search and the saved views share a line, also on a phone. */
  > :first-child {
    flex-basis: 10rem;
  }
  button[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accent};
  }
`;

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

const SampleLine = styled.p`
  font-size: ${font(13)};
  color: ${color.muted};
`;

/**
 * Says below a table how many of its rows are samples. Above the table, the line would push down rows that are shown
 * before the rest of the page.
 */
function SampleNote({ rows }: { rows: readonly Grounded[] }) {
  const count = rows.filter(isSample).length;
  return count === 0 ? null : (
    <SampleLine>{t('evidence.samples', { count, of: rows.length })}</SampleLine>
  );
}

/** The most rows that a server merges at once. */
const mostMerged = 50;

/** Returns the selected rows if they may become one. A server whose rows have no version can't merge. */
function mergeable<Row extends Identified>(
  [first, ...others]: readonly Row[],
  may: ((rows: readonly Row[]) => boolean) | undefined,
): readonly [Row, ...Row[]] | null {
  if (!first || others.length === 0 || others.length >= mostMerged) return null;
  const rows = [first, ...others] as const;
  return rows.every(({ version }) => version !== undefined) && may?.(rows) ? rows : null;
}

export interface ListPageProps<Item extends Identified, Draft, Row extends Item>
  extends ListTableProps<Item, Draft, Row>, Pick<ListScreenProps<unknown>, 'sharing' | 'views'> {
  sheet: Sheet<Row>;
  /** The rows that no export has, and the text that says how many. */
  leavesOut?: { readonly isOut: (row: Row) => boolean; readonly textOf: (count: number) => string };
  /** Shown instead of the list, before the page can have one. */
  instead?: ReactNode;
  /** Stands before the buttons that every list has. */
  menu?: ReactNode;
  /** What differs from 'Add Custom'. */
  add?: Omit<AddCustomButtonProps, 'onClick'>;
  /** Shown above the search. */
  above?: ReactNode;
  /** A filter beside the search. */
  filter?: ReactNode;
  /** The search with more beside it; by default the search and the saved views. */
  toolbar?: ReactNode;
  /** Shown between the notes and the table. */
  chart?: ReactNode;
  /** The next step for the selected rows, with their number: 'Write emails to 7'. */
  step?: { readonly label: string; readonly onSelect: () => void };
  /** Renders the open dialog. */
  renderDialog: (dialog: ListDialog<Row>, onClose: () => void) => ReactNode;
  footer?: ReactNode;
  /** Notes of the page below the search. */
  children?: ReactNode;
}

/**
 * Every page with a table: its buttons, search, notes, table, actions for the selected rows, export, dialogs and footer. What
 * differs between the pages is passed in.
 */
export function ListPage<Item extends Identified, Draft, Row extends Item>(
  props: ListPageProps<Item, Draft, Row>,
) {
  const { kind, list, sheet, leavesOut, sharing, instead, step, renderDialog } = props;
  const { area, labelOf } = kind;
  const { collection, rows, shown, chosen, dialog, onDialog, search, onSearch } = list;
  const { generation, actions } = collection;
  const isGenerated = !kind.isTypedIn;
  const buttons = (
    <>
      {props.menu}
      <CommandButton
        command="page.paste"
        keys="p"
        label={t('list.paste')}
        icon={<FileInput size={16} aria-hidden />}
        onClick={() => onDialog({ kind: 'pasting' })}
      />
      <AddCustomButton {...props.add} onClick={() => onDialog({ kind: 'adding' })} />
      {isGenerated ? (
        <GenerateMoreButton generation={generation} onGenerateMore={actions.onGenerateMore} />
      ) : null}
    </>
  );
  const note = isGenerated ? <GenerationNote generation={generation} actions={actions} /> : null;
  const outOf = (wanted: readonly Row[]) => {
    const kept = leavesOut ? wanted.filter((row) => !leavesOut.isOut(row)) : wanted;
    const count = wanted.length - kept.length;
    return { kept, said: count > 0 ? leavesOut?.textOf(count) : undefined };
  };
  const copy = () => {
    const { kept, said } = outOf(chosen);
    const copied = [t(`${area}.copied`, { count: kept.length }), said].filter(Boolean).join('. ');
    sharing.onCopy(sheetAsLines(sheet, kept), copied, { file: true });
  };
  const save = (wanted: readonly Row[]) => {
    const { kept, said } = outOf(wanted);
    sharing.onSave(sheet.fileName, sheetAsCsv(sheet, kept), ...(said ? [said] : []));
  };
  const merged = mergeable(chosen, kind.mayMerge);
  // The next step comes first, and deleting last.
  const forSelected = (
    <>
      {step ? (
        <Step>
          <Button size="small" variant="primary" onClick={step.onSelect}>
            {step.label}
          </Button>
        </Step>
      ) : null}
      <Others>
        <Button size="small" icon={<Copy size={16} aria-hidden />} onClick={copy}>
          {t('list.copy')}
        </Button>
        <Button size="small" icon={<Download size={16} aria-hidden />} onClick={() => save(chosen)}>
          {t('list.export')}
        </Button>
        {merged ? (
          <Button
            size="small"
            icon={<Merge size={16} aria-hidden />}
            onClick={() => onDialog({ kind: 'merging', rows: merged })}
          >
            {t('list.merge')}
          </Button>
        ) : null}
        <Button
          size="small"
          variant="quiet"
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => onDialog({ kind: 'deletingMany', rows: chosen })}
        >
          {t('general.delete')}
        </Button>
      </Others>
    </>
  );
  const content = (
    <ListStack>
      {props.above}
      {/* The filters of a toolbar open over what is below them, which must not be this note. */}
      {props.toolbar ? note : null}
      {props.toolbar ?? (
        <SearchBar role="search">
          <PageSearch label={t(`${area}.search`)} value={search} onValueChange={onSearch} />
          {props.filter}
          <GoneFilter rows={rows} isOn={list.isGone} onChange={list.onGone} />
          <SavedViews views={props.views} />
        </SearchBar>
      )}
      {/* Always rendered, since a region that arrives with its text may not be read. */}
      <VisuallyHidden role="status">
        {list.isNarrowed && rows.length > 0
          ? t('list.shown', { count: list.inTable.length, of: rows.length })
          : ''}
      </VisuallyHidden>
      {props.children}
      {props.toolbar ? null : note}
      <BatchNotes collection={collection} labelOf={labelOf} undoing={list.undoing} />
      {props.chart}
      <ListTable {...props}>{forSelected}</ListTable>
      <SampleNote rows={rows} />
      {shown.length > 0 ? (
        <div>
          <Button size="small" onClick={() => save(shown)}>
            {t('list.exportShown', { count: shown.length })}
          </Button>
        </div>
      ) : null}
    </ListStack>
  );
  return (
    <>
      <Page
        title={t(`${area}.title`)}
        lead={t(`${area}.lead`)}
        isCompact={isGenerated}
        actions={instead ? null : buttons}
      >
        {instead ?? content}
      </Page>
      {props.footer}
      {dialog.kind === 'none' ? null : renderDialog(dialog, () => onDialog({ kind: 'none' }))}
    </>
  );
}
