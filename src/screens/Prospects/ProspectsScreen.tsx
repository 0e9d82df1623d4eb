import { useMemo } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { deleteRow, editRow, excludeRow, includeRow } from '#components/DataTable/rowButtons.ts';
import type { CompanySearch } from '#contracts/companySearch.ts';
import { isSearchUnderWay } from '#domain/companies/companyFinding.ts';
import {
  isNameless,
  prospectLabel,
  type Prospect,
  type ProspectDraft,
} from '#domain/companies/prospect.ts';
import { companyOf, isProspectKnown } from '#domain/companies/prospectForm.ts';
import { prospectSheet, type ProspectView } from '#domain/companies/prospectList.ts';
import type { Check } from '#domain/lists/check.ts';
import type { Collection, SelectionHandle } from '#contracts/collection.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { searchFieldsOf } from '#domain/lists/search.ts';
import { isDueOn } from '#domain/mail/dueList.ts';
import { reviewOf, type MailReview } from '#domain/mail/mailReview.ts';
import type { Blocking } from '#domain/people/blocking.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import type { ListKind, MarkOf, ActionsOf, ListScreenProps } from '../list/listKind.ts';
import { ListPage } from '../list/ListPage.tsx';
import { rowMark } from '../list/ListTable.tsx';
import { editingOf, useEditedRow } from '../list/useEditedRow.tsx';
import { useListPage } from '../list/useListPage.ts';
import type { AllRows } from '../paste/useExistingRows.ts';
import { CompanyFirst } from '../page/CompanyFirst.tsx';
import { later } from '../page/later.tsx';
import { PageFooter } from '../page/PageFooter.tsx';
import { CompanyChooser } from './CompanyChooser.tsx';
import { CompanyFindings } from './CompanyFindings.tsx';
import { columnsOf } from './prospectColumns.tsx';

const ProspectDialogsLater = later(() => import('./ProspectDialogs.tsx'), 'ProspectDialogs');

export interface ProspectsScreenProps extends ListScreenProps<ProspectView> {
  /** False before there is a company, when there is nobody to find people for (D12). */
  hasCompany: boolean;
  prospects: Collection<Prospect, ProspectDraft>;
  /** The selected target companies, and the people found at each. */
  companySearch: CompanySearch;
  /** The people at all target companies, to compare a pasted list with. */
  everybody: AllRows<Prospect>;
  /** The prospects selected to get an email; the selection outlives this page. */
  selection: SelectionHandle;
  /** What the team knows of the mail, which tells who is due (D95); null while it loads. */
  review: MailReview | null;
  /** The ISO day in the person's own calendar. */
  today: string;
  /** Who is not to be written to; null where that is not known (D96). */
  blocking: Blocking | null;
  /** Called by 'Manage Email Templates', also with nobody selected: the next page handles that. */
  onNext: () => void;
}

const kind: ListKind<Prospect, ProspectDraft> = {
  area: 'prospects',
  words: {
    table: 'prospects.table',
    actions: 'list.actions',
    exhausted: 'prospects.exhausted',
    showAll: 'prospects.showAll',
  },
  labelOf: prospectLabel,
  // Only people of one company are the same person.
  mayMerge: ([first, ...others]) =>
    others.every(({ targetCompanyId: id }) => id !== null && id === first?.targetCompanyId),
  skeletonRows: limits.skeleton.prospects,
  actionsWidth: 144,
};

const actionsWith =
  (blocking: Blocking | null): ActionsOf<Prospect> =>
  (row, ask) => {
    const name = prospectLabel(row);
    return [
      ...blockActions(row, blocking),
      editRow(t('list.editRow', { name }), () => ask({ kind: 'editing', row })),
      deleteRow(t('list.deleteRow', { name }), () => ask({ kind: 'deleting', row })),
    ];
  };

/** Who is on the list with others, by their domain, is taken off on its page. */
function blockActions(row: Prospect, blocking: Blocking | null) {
  const name = prospectLabel(row);
  const entry = blocking?.entryOf(row);
  if (!entry)
    return blocking && !isNameless(row)
      ? [excludeRow(t('blocked.block', { name }), () => blocking.onBlock(row))]
      : [];
  const isAlone = entry.person !== '' || entry.entry.includes('@');
  return isAlone ? [includeRow(t('blocked.allow', { name }), () => blocking?.onAllow(entry))] : [];
}

const draftNameOf = ({ id }: Prospect): string => `prospectNames.${id}`;

const nameOf = ({ name }: Prospect) => ({ name: name.trim() });

const checkName = ({ name }: { readonly name: string }): Check<string, 'name'> =>
  name.trim() === ''
    ? { isValid: false, problems: { name: 'invalid.name' } }
    : { isValid: true, value: name.trim() };

/** The page of prospects: the people at the selected companies, and the selection of those who get an email. */
export function ProspectsScreen(props: ProspectsScreenProps) {
  const { hasCompany, prospects, companySearch, blocking, onNext } = props;
  const { view, review, today, onViewChange } = props;
  const { generation, actions } = prospects;
  const rows = itemsOf(prospects.remote);
  // A missing name is filled in in its row.
  const { edited, open } = useEditedRow({
    rows,
    draftNameOf,
    fieldsOf: nameOf,
    check: checkName,
    onSave: (prospect, name) => {
      const { companyName, role, email, foreignId } = prospect;
      const { id = '' } = companyOf(prospect, companySearch.choices) ?? {};
      const targetCompanyId = prospect.targetCompanyId ?? id;
      const draft = { name, companyName, role, email, foreignId, targetCompanyId };
      return actions.onEdit(prospect, draft);
    },
  });
  // The searched companies have the progress and Stop, so the list does not also offer to stop waiting.
  const isSearching = companySearch.findings.some(({ search }) => isSearchUnderWay(search));
  const isDue = useMemo(() => isDueOn(today, review ?? {}, blocking), [today, review, blocking]);
  const list = useListPage({
    collection: {
      ...prospects,
      ...(isSearching &&
        generation.status === 'running' && { generation: { ...generation, isSlow: false } }),
      // Who is due is not known before the team's marks are.
      ...(view.isDue && !review && { remote: { status: 'loading' } }),
    },
    rows,
    columns: useMemo(() => columnsOf(open), [open]),
    view,
    onViewChange,
    searchFieldsOf: searchFieldsOf.prospect,
    ...(view.isDue && {
      filters: { isOn: true, passes: isDue, cleared: { ...view, search: '', isDue: false } },
    }),
    selection: props.selection,
    edited: edited?.row,
  });
  const editing =
    edited &&
    editingOf(edited, [
      {
        name: 'name',
        label: t('prospects.field.name'),
        hintOf: ({ name }) =>
          isProspectKnown({ ...edited.row, name }, rows, edited.row.id)
            ? t('warning.duplicateProspect')
            : undefined,
      },
    ]);
  const isBlocked = (row: Prospect) => blocking?.entryOf(row) !== undefined;
  const actionsOf = useMemo(() => actionsWith(blocking), [blocking]);
  const markOf = useMemo(
    (): MarkOf<Prospect> => (row, isNew) =>
      blocking?.entryOf(row)
        ? t('blocked.mark')
        : isDue(row)
          ? t('prospects.due')
          : rowMark(row, isNew),
    [blocking, isDue],
  );
  const due = useMemo(() => rows.filter(isDue).length, [rows, isDue]);
  const isAnySent = rows.some(({ id }) => reviewOf(review ?? {}, String(id)).sent);
  const chooser =
    companySearch.selected.length > 0 ? null : (
      <CompanyChooser companies={companySearch.known} onSelect={companySearch.onSelect} />
    );
  return (
    <ListPage
      kind={kind}
      list={list}
      sheet={prospectSheet()}
      leavesOut={{ isOut: isBlocked, textOf: (count) => t('blocked.leftOut', { count }) }}
      sharing={props.sharing}
      views={props.views}
      instead={hasCompany ? chooser : <CompanyFirst />}
      actionsOf={actionsOf}
      markOf={markOf}
      noMatch={view.isDue && due === 0 ? t('prospects.noneDue') : undefined}
      filter={
        view.isDue || isAnySent ? (
          <Button
            ref={focusWhenRemoved}
            aria-pressed={view.isDue}
            onClick={() => onViewChange({ ...view, isDue: !view.isDue })}
          >
            {due > 0 ? t('prospects.dueCount', { due }) : t('prospects.due')}
          </Button>
        ) : null
      }
      editing={editing}
      step={{ label: t('prospects.step', { count: list.chosen.length }), onSelect: onNext }}
      renderDialog={(dialog, onClose) => (
        <ProspectDialogsLater
          dialog={dialog}
          collection={prospects}
          companySearch={companySearch}
          everybody={props.everybody}
          onClose={onClose}
        />
      )}
      footer={
        <PageFooter
          page="/prospects"
          backLabel={t('prospects.back')}
          next={{ label: t('prospects.next'), onSelect: onNext }}
        />
      }
    >
      <CompanyFindings companySearch={companySearch} onStop={actions.onStopWaiting} />
    </ListPage>
  );
}
