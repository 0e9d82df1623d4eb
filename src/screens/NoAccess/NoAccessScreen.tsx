import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { color, font, shape, space } from '#components/theme/tokens.ts';
import type { Sharing } from '#contracts/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { EntryCard } from '../page/EntryCard.tsx';

const Request = styled.blockquote`
  margin: 0;
  padding: ${space(3)} ${space(4)};
  border-radius: ${shape.radiusControl};
  background: ${color.sunken};
  font-size: ${font(13)};
  overflow-wrap: anywhere;
`;

export interface NoAccessScreenProps {
  brandName: string;
  /** The e-mail address of the signed-in person. */
  email: string;
  /** The workspace that does not list them. */
  workspace: { readonly host: string; readonly url: string };
  /** The product's start page. */
  apex: { readonly name: string; readonly url: string };
  sharing: Pick<Sharing, 'onCopy'>;
  onRetry: () => void;
  onLogout: () => void;
}

/**
 * Shown when the signed-in person is not a user of the workspace (D67): how to ask for access, or to sign in as somebody
 * else.
 */
export function NoAccessScreen({
  brandName,
  email,
  workspace,
  apex,
  sharing,
  onRetry,
  onLogout,
}: NoAccessScreenProps) {
  const { host, url } = workspace;
  const request = t('entry.noAccess.request', { email, url });
  return (
    <EntryCard
      brandName={brandName}
      title={t('entry.noAccess.title')}
      lead={t('entry.noAccess.lead', { email, host })}
      actions={
        <>
          <Button variant="primary" isWide onClick={onRetry}>
            {t('general.retry')}
          </Button>
          <Button isWide onClick={() => sharing.onCopy(request, t('entry.noAccess.copied'))}>
            {t('entry.noAccess.copy')}
          </Button>
          <Button isWide onClick={onLogout}>
            {t('entry.noAccess.logout')}
          </Button>
          <LinkButton href={apex.url} isWide>
            {t('entry.notFound.home', { apex: apex.name })}
          </LinkButton>
        </>
      }
    >
      {/* A browser that does not allow copying leaves the text to be copied by hand. */}
      <Request>{request}</Request>
    </EntryCard>
  );
}
