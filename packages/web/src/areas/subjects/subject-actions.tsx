import { EditOutlined } from '@ant-design/icons';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { PresenceButton } from './presence-button.tsx';

const SubjectDrawer = lazy(() => import('./subject-drawer.tsx').then((module) => ({ default: module.SubjectDrawer })));
const AssignCoachesDialog = lazy(() =>
  import('../users/assign-coaches-dialog.tsx').then((module) => ({ default: module.AssignCoachesDialog })),
);
const BindDrawer = lazy(() => import('./bind-drawer.tsx').then((module) => ({ default: module.BindDrawer })));

/** What a reader may do with a child, by policy. */
export function SubjectActions({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation(['subjects', 'users']);
  const user = useCurrentUser();
  const [open, setOpen] = useState<'edit' | 'bind' | 'coaches'>();
  const mayWrite = user.can('PFE.UserManagement.Subject.Write');
  const close = () => setOpen(undefined);
  return (
    <Flex gap="small" wrap>
      {user.can('PFE.UserManagement.CheckIn') && <PresenceButton subject={subject} />}
      {mayWrite && (
        <Button icon={<EditOutlined />} onClick={() => setOpen('edit')}>
          {t('edit')}
        </Button>
      )}
      {mayWrite && <Button onClick={() => setOpen('coaches')}>{t('users:coaches.action')}</Button>}
      {mayWrite && !subject.isBind && <Button onClick={() => setOpen('bind')}>{t('bind.action')}</Button>}
      <Suspense>
        {open === 'edit' && <SubjectDrawer subject={subject} onClose={close} />}
        {open === 'coaches' && <AssignCoachesDialog subject={subject} onClose={close} />}
        {open === 'bind' && <BindDrawer subject={subject} onClose={close} />}
      </Suspense>
    </Flex>
  );
}
