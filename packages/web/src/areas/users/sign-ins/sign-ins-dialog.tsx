import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useSignIns } from '../queries.ts';
import { SignInList } from './sign-in-list.tsx';

/** Where somebody of the staff is signed in at the centre, each with the way to end it. */
export function SignInsDialog({ staff, onClose }: { staff: StaffItem; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { can } = useCurrentUser();
  const { list, end } = useSignIns(staff.id, staff.tenantId);
  const mayEnd = can('PFE.UserManagement.User.Write');
  const items = list.data?.items ?? [];
  const logOut = (id?: string) =>
    whenKept(end, { userId: staff.id, tenantId: staff.tenantId, id }, ({ ended }) =>
      toast('success', t('signInList.ended', { count: ended })),
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
      <SignInList list={list} onEnd={mayEnd ? logOut : undefined} isEnding={end.isPending} />
    </Dialog>
  );
}
