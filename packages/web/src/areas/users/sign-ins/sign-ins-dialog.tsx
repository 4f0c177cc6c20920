import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { Button, Flex, Skeleton, Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useSignIns } from '../queries.ts';

/** Where somebody of the staff is signed in at the centre, each with the way to end it. */
export function SignInsDialog({ staff, onClose }: { staff: StaffItem; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { zone, can } = useCurrentUser();
  const { list, end } = useSignIns(staff.id, staff.tenantId);
  const mayEnd = can('PFE.UserManagement.User.Write');
  const items = list.data?.items ?? [];
  const logOut = (id?: string) =>
    end.mutate(
      { userId: staff.id, tenantId: staff.tenantId, id },
      { onSuccess: ({ ended }) => toast('success', t('signInList.ended', { count: ended })) },
    );
  const endAll = mayEnd && items.length > 1 && (
    <Button key="all" danger loading={end.isPending} onClick={() => logOut()}>
      {t('signInList.endAll')}
    </Button>
  );
  return (
    <Dialog
      title={t('signInList.title', { name: staff.name })}
      onClose={onClose}
      footer={(close) => [
        endAll,
        <Button key="close" onClick={close}>
          {t('word.close')}
        </Button>,
      ]}
    >
      {list.error && <LoadFailed error={list.error} onRetry={list.refetch} />}
      {list.isPending && <Skeleton active title={false} />}
      {list.data && items.length === 0 && <Typography.Text type="secondary">{t('signInList.none')}</Typography.Text>}
      <Flex vertical gap={12}>
        {items.map(({ id, signedInAt, tenantName, isCurrent }) => (
          <Flex key={id} justify="space-between" align="center" gap={12}>
            <span>
              {t('signInList.since', { time: formatDateTime(signedInAt, zone) })} {tenantName && `· ${tenantName} `}
              {isCurrent && <Tag>{t('signInList.current')}</Tag>}
            </span>
            {mayEnd && (
              <Button size="small" loading={end.isPending} onClick={() => logOut(id)}>
                {t('signInList.end')}
              </Button>
            )}
          </Flex>
        ))}
      </Flex>
    </Dialog>
  );
}
