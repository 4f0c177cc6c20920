import { PlusOutlined, QrcodeOutlined } from '@ant-design/icons';
import type { SubjectContact } from '@trellis/contract/guardians/schemas';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Button, Card, Flex, Skeleton, Typography } from 'antd';
import { lazy, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChildPlaces } from '../../app/child-places.ts';
import { OnlyRead, useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Status } from '../../ui/status.tsx';
import { useContacts } from './queries.ts';
import { RelationRights } from './relation-rights.tsx';
import { useConfirmUnbind } from './use-confirm-unbind.ts';

const BindDrawer = lazy(() => import('./bind-drawer.tsx').then((module) => ({ default: module.BindDrawer })));
const RegisterDialog = lazy(() => import('./register-dialog.tsx').then((module) => ({ default: module.RegisterDialog })));
const GuardianDrawer = lazy(() => import('./guardian-drawer.tsx').then((module) => ({ default: module.GuardianDrawer })));

/** Nobody is recorded any more for a child who is archived or forgotten. */
type Child = Pick<SubjectInfo, 'id' | 'name'> & Partial<Pick<SubjectInfo, 'isErased' | 'tag'>>;

/** A child's guardians: how to reach them, what they may do, and the ways to add one. */
export function GuardianBlock({ subject }: { subject: Child }) {
  const { t } = useTranslation(['guardians', 'familyPages']);
  const { GrantsOfChild, GrantCodeDialog } = useChildPlaces();
  const contacts = useContacts(subject.id);
  const guardians = contacts.data?.items as SubjectContact[] | undefined;
  const mayWrite = useCurrentUser().can('PFE.UserManagement.Guardian.Write') && !isClosed(subject);
  const [open, setOpen] = useState<'bind' | 'invite' | 'grant'>();
  const close = () => setOpen(undefined);
  return (
    <Flex vertical gap="middle">
      {mayWrite && (
        <Flex gap="small" wrap>
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('bind')}>
            {t('block.add')}
          </Button>
          <Button icon={<QrcodeOutlined aria-hidden />} onClick={() => setOpen('invite')}>
            {t('block.invite')}
          </Button>
          <Button icon={<QrcodeOutlined aria-hidden />} onClick={() => setOpen('grant')}>
            {t('familyPages:grant.button')}
          </Button>
        </Flex>
      )}
      <Suspense>
        <GrantsOfChild subjectId={subject.id} />
      </Suspense>
      {contacts.error && <LoadFailed error={contacts.error} onRetry={contacts.refetch} />}
      {contacts.isPending && <Skeleton active />}
      {guardians?.length === 0 && <NothingHere title={t('block.empty')} hint={t('block.emptyHint')} />}
      {guardians?.map((guardian) => (
        <GuardianCard key={guardian.id} guardian={guardian} subject={subject} mayWrite={mayWrite} />
      ))}
      <Suspense>
        {open === 'bind' && <BindDrawer subject={subject} onClose={close} />}
        {open === 'invite' && <RegisterDialog subject={subject} onClose={close} />}
        {open === 'grant' && <GrantCodeDialog subject={subject} onClose={close} />}
      </Suspense>
    </Flex>
  );
}

function GuardianCard({ guardian, subject, mayWrite }: { guardian: SubjectContact; subject: Child; mayWrite: boolean }) {
  const { t } = useTranslation('guardians');
  const { zone } = useCurrentUser();
  const confirmUnbind = useConfirmUnbind();
  // what else a guardian is to the center that had the child is not told
  const isOnlyRead = use(OnlyRead);
  const [open, setOpen] = useState<'detail' | 'invite'>();
  const close = () => setOpen(undefined);
  const reach = [guardian.phone, guardian.email].filter(Boolean).join(' · ');
  const emergency = [guardian.emergencyContactName, guardian.emergencyContactRoleLocale, guardian.emergencyContactPhone].filter(Boolean);
  const confirmed = guardian.confirmedAt ? t('confirmed', { time: formatDateTime(guardian.confirmedAt, zone) }) : t('notConfirmed');
  return (
    <Card
      size="small"
      title={`${guardian.fullName} (${guardian.guardianRoleRelationshipLocale})`}
      extra={<Status meaning={guardian.confirmedAt ? 'good' : 'waiting'}>{confirmed}</Status>}
    >
      <Flex vertical gap="small">
        <Typography.Text>{reach || t('word.nothing')}</Typography.Text>
        {!guardian.email && <Typography.Text type="warning">{t('block.noEmail')}</Typography.Text>}
        {emergency.length > 0 && <Typography.Text type="secondary">{`${t('fields.emergency')}: ${emergency.join(' · ')}`}</Typography.Text>}
        <RelationRights guardian={guardian} child={subject} granted={guardian} mayWrite={mayWrite} />
        <Flex gap="small" wrap>
          {!isOnlyRead && <Button onClick={() => setOpen('detail')}>{t('detail')}</Button>}
          {mayWrite && <Button onClick={() => setOpen('invite')}>{t('block.invite')}</Button>}
          {mayWrite && (
            <Button danger onClick={() => confirmUnbind(guardian, subject)}>
              {t('unbind.action')}
            </Button>
          )}
        </Flex>
      </Flex>
      <Suspense>
        {open === 'detail' && <GuardianDrawer guardianId={guardian.id} onClose={close} />}
        {open === 'invite' && <RegisterDialog subject={subject} guardian={guardian} onClose={close} />}
      </Suspense>
    </Card>
  );
}
