import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import styled from 'styled-components';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Menu } from '#components/Menu/Menu.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import { firstNameOf, initialOf, type Profile } from '#domain/session/profile.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { t } from '#domain/words/translate.ts';
import { profileLinks } from './navigation.ts';

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  & > span:last-child {
    display: grid;
    min-width: 0;
  }
`;

const Name = styled.span`
  font-weight: 600;
  color: ${color.text};
`;

const Email = styled.span`
  font-size: ${font(13)};
  color: ${color.muted};
`;

interface ProfileMenuProps {
  profile: Profile;
  pathname: RoutePath;
  onShowKeys: () => void;
  onLogout: () => void;
}

/** The signed-in person, the pages of the profile menu, and 'Log out'. */
export function ProfileMenu({ profile, pathname, onShowKeys, onLogout }: ProfileMenuProps) {
  const name = profile.name.trim() || firstNameOf(profile);
  const initial = initialOf(profile);
  return (
    <Menu
      label={t('shell.profile', { name })}
      align="end"
      hasChevron={false}
      heading={
        <Who>
          <Avatar name={initial} size={36} />
          <span>
            <Name>{name}</Name>
            <Email>{profile.email}</Email>
          </span>
        </Who>
      }
      groups={[
        profileLinks(pathname),
        [
          {
            label: t('shell.commands.keys'),
            icon: <Keyboard size={16} aria-hidden />,
            onSelect: onShowKeys,
          },
          {
            label: t('shell.logout'),
            icon: <LogOut size={16} aria-hidden />,
            onSelect: onLogout,
          },
        ],
      ]}
    >
      <Avatar name={initial} />
    </Menu>
  );
}
