import type { Tenant } from '@trellis/contract/tenancy/schemas';
import { App, Button, Card, Flex, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { useSendInvitation } from '../tenants/queries.ts';

const EmailDrawer = lazy(() => import('./email-drawer.tsx').then((module) => ({ default: module.EmailDrawer })));

/** Who was invited to run a tenant and how far that got; written to again, or at another address. */
export function InvitationCard({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('tenancy');
  const { message } = App.useApp();
  const [isChanging, setChanging] = useState(false);
  const send = useSendInvitation();
  const mayWrite = !tenant.invitation?.acceptedAt && tenant.email !== null;
  const resend = () => whenKept(send, { tenantId: tenant.id }, ({ email }) => void message.success(t('invitation.sent', { email })));
  return (
    <Card size="small" title={t('invitation.title')}>
      <Flex justify="space-between" align="center" gap="middle" wrap>
        <Typography.Text>{useInvitationText(tenant)}</Typography.Text>
        <Flex gap="small">
          {mayWrite && (
            <Button loading={send.isPending} onClick={resend}>
              {t(tenant.invitation ? 'invitation.again' : 'word.sendInvitation')}
            </Button>
          )}
          <Button onClick={() => setChanging(true)}>{t(tenant.email ? 'invitation.change' : 'invitation.enter')}</Button>
        </Flex>
      </Flex>
      <Suspense>{isChanging && <EmailDrawer tenant={tenant} onClose={() => setChanging(false)} />}</Suspense>
    </Card>
  );
}

function useInvitationText({ email, invitation }: Tenant): string {
  const { t } = useTranslation('tenancy');
  const { zone } = useCurrentUser();
  if (!invitation) return t(email ? 'invitation.none' : 'invitation.noEmail');
  const { invitedAt, expiresAt, isExpired, acceptedAt } = invitation;
  if (acceptedAt) return t('invitation.accepted', { email: invitation.email, joined: formatDateTime(acceptedAt, zone) });
  const sent = formatDateTime(invitedAt, zone);
  if (isExpired) return t('invitation.expired', { email: invitation.email, sent });
  return t('invitation.waiting', { email: invitation.email, sent, until: formatDateTime(expiresAt, zone) });
}
