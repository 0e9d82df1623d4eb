import { Menu } from '#components/Menu/Menu.tsx';
import type { WorkspaceCare } from '#domain/people/workspaceCare.ts';
import { t } from '#domain/words/translate.ts';

export interface WorkspaceMenuProps {
  care: WorkspaceCare;
  /** Opens a dialog. */
  onAsk: (about: 'activity' | 'handingOver') => void;
}

/** What a member can see and do with the workspace as a whole. Handing over is for the owner (D92). */
export function WorkspaceMenu({ care, onAsk }: WorkspaceMenuProps) {
  const { isOwner, isExporting, ownerId, onExport, onLoadActivity } = care;
  return (
    <Menu
      look="outlined"
      align="end"
      groups={[
        [
          {
            label: t('workspace.activity'),
            onSelect: () => {
              onLoadActivity();
              onAsk('activity');
            },
          },
          {
            label: t(isExporting ? 'workspace.exporting' : 'workspace.export'),
            isDisabled: isExporting,
            onSelect: onExport,
          },
        ],
        ...(isOwner && ownerId !== null
          ? [[{ label: t('workspace.handOver'), onSelect: () => onAsk('handingOver') }]]
          : []),
      ]}
    >
      {t('workspace.menu')}
    </Menu>
  );
}
