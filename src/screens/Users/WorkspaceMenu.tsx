import { useState } from 'react';
import { Menu } from '#components/Menu/Menu.tsx';
import type { WorkspaceCare } from '#contracts/workspaceCare.ts';
import type { WorkspaceUser } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { later } from '../page/later.tsx';
import type { WorkspaceDialogProps } from './WorkspaceDialog.tsx';

const WorkspaceDialogLater = later(() => import('./WorkspaceDialog.tsx'), 'WorkspaceDialog');

export interface WorkspaceMenuProps {
  care: WorkspaceCare;
  users: readonly WorkspaceUser[];
}

/** What a member can see and do with the workspace as a whole. Handing over and deleting are for the owner (D92, D94). */
export function WorkspaceMenu({ care, users }: WorkspaceMenuProps) {
  const { isOwner, isExporting, ownerId, company, onLoadActivity } = care;
  const [about, setAbout] = useState<WorkspaceDialogProps['about'] | null>(null);
  const exportAll = async () => {
    const outcome = await care.onExport();
    if (!outcome.ok) outcome.sayElsewhere?.();
  };
  const deleteCompany = {
    label: t('workspace.deleteCompany'),
    tone: 'danger',
    onSelect: () => setAbout('deletingCompany'),
  } as const;
  const deleteWorkspace = {
    label: t('workspace.delete'),
    tone: 'danger',
    onSelect: () => setAbout('deletingWorkspace'),
  } as const;
  return (
    <>
      <Menu
        look="outlined"
        align="end"
        groups={[
          [
            {
              label: t('workspace.activity'),
              onSelect: () => {
                onLoadActivity();
                setAbout('activity');
              },
            },
            {
              label: t(isExporting ? 'workspace.exporting' : 'workspace.export'),
              isDisabled: isExporting,
              onSelect: () => void exportAll(),
            },
          ],
          ...(isOwner && ownerId !== null
            ? [
                [{ label: t('workspace.handOver'), onSelect: () => setAbout('handingOver') }],
                [...(company ? [deleteCompany] : []), deleteWorkspace],
              ]
            : []),
        ]}
      >
        {t('workspace.menu')}
      </Menu>
      {about ? (
        <WorkspaceDialogLater
          about={about}
          care={care}
          users={users}
          onClose={() => setAbout(null)}
        />
      ) : null}
    </>
  );
}
