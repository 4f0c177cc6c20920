import { getRouteApi } from '@tanstack/react-router';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { Button, Card, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { actIn } from '../../app/sign-in.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useRoleText } from '../../ui/role-text.ts';
import { Status } from '../../ui/status.tsx';

const route = getRouteApi('/system/choseRoles');

/** A person with several memberships chooses where to work; one that is frozen or not accepted yet, or whose center is closed, cannot be entered. */
export function RoleChooserPage() {
  const { t } = useTranslation('account');
  const roleText = useRoleText();
  const { memberships, membershipId } = useCurrentUser();
  const { wanted } = route.useSearch();
  return (
    <>
      <PageHeader title={t('choose.title')} />
      <Typography.Paragraph>{t('choose.text')}</Typography.Paragraph>
      <Flex vertical gap="var(--space-3)">
        {memberships.map((membership) => (
          <Card key={membership.id} size="small">
            <Flex align="center" gap="var(--space-3)" wrap>
              <div style={{ flex: 1 }}>
                <Typography.Title level={2} style={{ fontSize: 'var(--text-large)', margin: 0 }}>
                  {membership.displayName ?? t('word.platform')}
                </Typography.Title>
                <Typography.Text type="secondary">{roleText(membership.roles)}</Typography.Text>
              </div>
              {membership.id === membershipId && <Status>{t('current')}</Status>}
              {membership.state === 'Invalid' ? (
                <Typography.Text>{t(`choose.${barOf(membership)}`)}</Typography.Text>
              ) : (
                <Button
                  type="primary"
                  size="large"
                  aria-label={`${t('choose.enter')}: ${membership.displayName ?? t('word.platform')}`}
                  onClick={() => void actIn(membership.id, wanted)}
                >
                  {t('choose.enter')}
                </Button>
              )}
            </Flex>
          </Card>
        ))}
      </Flex>
    </>
  );
}

/** Why somebody cannot enter where they work. */
function barOf({ isClosed, isActivated }: CurrentUser['memberships'][number]): 'closed' | 'invited' | 'frozen' {
  if (isClosed) return 'closed';
  return isActivated ? 'frozen' : 'invited';
}
