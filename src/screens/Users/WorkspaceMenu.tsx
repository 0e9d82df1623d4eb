import { useState } from 'react';
import { Menu } from '#components/Menu/Menu.tsx';
import type { WorkspaceCare } from '#domain/people/workspaceCare.ts';
import type { WorkspaceUser } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { later } from '../page/later.tsx';

const WorkspaceDialogLater = later(
  async () => (await import('./WorkspaceDialog.tsx')).WorkspaceDialog,
);

export interface WorkspaceMenuProps {
  care: WorkspaceCare;
  users: readonly WorkspaceUser[];
}

/** What a member can see and do with the workspace as a whole. Handing over is for the owner (D92). */
export function WorkspaceMenu({ care, users }: WorkspaceMenuProps) {
  const { isOwner, isExporting, ownerId, onExport, onLoadActivity } = care;
  const [about, setAbout] = useState<'activity' | 'handingOver' | null>(null);
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
              onSelect: onExport,
            },
          ],
          ...(isOwner && ownerId !== null
            ? [[{ label: t('workspace.handOver'), onSelect: () => setAbout('handingOver') }]]
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
