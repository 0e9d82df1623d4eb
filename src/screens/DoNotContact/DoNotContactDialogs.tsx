import { textsOf } from '#domain/entities/texts.ts';
import {
  blockedDescription,
  type BlockedDraft,
  type BlockedEntry,
} from '#domain/people/blockedEntry.ts';
import { blockedPaste, checkBlocked } from '#domain/people/blockedList.ts';
import { EntityForm } from '../form/EntityForm.tsx';
import { ListDialogs, type OpenDialog } from '../list/ListDialogs.tsx';

const words = { add: 'blocked.add', edit: 'blocked.add', submit: 'blocked.submit' } as const;
const blank = textsOf(blockedDescription, null);

/** The dialogs of the list, one of which may be open. */
export function DoNotContactDialogs(open: OpenDialog<BlockedEntry, BlockedDraft>) {
  return (
    <ListDialogs
      {...open}
      area="blocked"
      paste={blockedPaste}
      labelOf={({ entry }) => entry}
      renderForm={(_row, onSave) => (
        <EntityForm
          description={blockedDescription}
          row={null}
          labelOf={blockedPaste.labelOf}
          draftName="blocked"
          words={words}
          check={(texts) => checkBlocked({ ...blank, ...texts })}
          onSave={onSave}
          onClose={open.onClose}
        />
      )}
    />
  );
}
