import { Link } from '@tanstack/react-router';
import type { GuardianInfo } from '@trellis/contract/guardians/schemas';
import { toLocale } from '@trellis/contract/languages';
import { Button, Card, Empty, Flex, Skeleton, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDrawerDateTime } from '../../app/format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useGuardianLabels } from './labels.ts';
import { useGuardian } from './queries.ts';
import { RegisterDialog } from './register-dialog.tsx';
import { RelationRights } from './relation-rights.tsx';
import { RoleField } from './role-field.tsx';
import { useConfirmUnbind } from './use-confirm-unbind.ts';

const MergeDrawer = lazy(() => import('./merge-drawer.tsx').then((module) => ({ default: module.MergeDrawer })));
const EditDrawer = lazy(() => import('./edit-drawer.tsx').then((module) => ({ default: module.EditDrawer })));

interface Props {
  guardianId: string;
  onClose: () => void;
  /** The one who stays after a merge; without it nobody is merged here. */
  onMerged?: (guardianId: string) => void;
}

/** One guardian: who they are, their children, and what they may do about each. */
export function GuardianDrawer({ guardianId, onClose, onMerged }: Props) {
  const { t } = useTranslation('guardians');
  const query = useGuardian(guardianId);
  const guardian = query.data as GuardianInfo | undefined;
  const [isEditing, setEditing] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const mayWrite = useCurrentUser().can('PFE.UserManagement.Guardian.Write');
  return (
    <SideDrawer
      size="large"
      title={guardian?.fullName ?? t('word.guardians')}
      extra={
        guardian &&
        mayWrite && (
          <Flex gap="small">
            {onMerged && <Button onClick={() => setMerging(true)}>{t('merge.action')}</Button>}
            <Button onClick={() => setEditing(true)}>{t('word.edit')}</Button>
          </Flex>
        )
      }
      onClose={onClose}
    >
      {query.error && <LoadFailed error={query.error} onRetry={query.refetch} />}
      {!query.error && !guardian && <Skeleton active paragraph={{ rows: 8 }} />}
      {guardian && (
        <Flex vertical gap="large">
          <Facts guardian={guardian} />
          <Typography.Title level={2} style={{ fontSize: 'var(--text-large)', margin: 0 }}>
            {t('fields.children')}
          </Typography.Title>
          {guardian.subjects.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noChildren')} />}
          {guardian.subjects.map((child) => (
            <ChildCard key={child.id} guardian={guardian} child={child} mayWrite={mayWrite} />
          ))}
        </Flex>
      )}
      <Suspense>
        {isEditing && guardian && <EditDrawer guardian={guardian} onClose={() => setEditing(false)} />}
        {isMerging && guardian && onMerged && <MergeDrawer guardian={guardian} onClose={() => setMerging(false)} onMerged={onMerged} />}
      </Suspense>
    </SideDrawer>
  );
}

function Facts({ guardian }: { guardian: GuardianInfo }) {
  const { t } = useTranslation(['guardians', 'shell']);
  const labels = useGuardianLabels();
  const { zone } = useCurrentUser();
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ') || t('word.nothing');
  const emergency = joined(guardian.emergencyContactName, guardian.emergencyContactRoleLocale, guardian.emergencyContactPhone);
  const items = [
    { key: 'phone', label: t('fields.phone'), children: guardian.phone ?? t('word.nothing') },
    { key: 'email', label: t('fields.email'), children: guardian.email ?? t('word.nothing') },
    { key: 'city', label: t('fields.city'), children: guardian.city ?? t('word.nothing') },
    { key: 'language', label: t('fields.language'), children: t(`shell:languages.${toLocale(guardian.language)}`) },
    { key: 'source', label: t('fields.source'), children: joined(guardian.source && labels.source(guardian.source), guardian.sourceText) },
    { key: 'emergency', label: t('fields.emergency'), children: emergency },
    { key: 'confirmed', label: t('fields.confirmedAt'), children: formatDrawerDateTime(guardian.confirmedAt, zone) || t('notConfirmed') },
    { key: 'consented', label: t('fields.consentedAt'), children: formatDrawerDateTime(guardian.consentedAt, zone) || t('word.nothing') },
    { key: 'created', label: t('fields.createdAt'), children: formatDrawerDateTime(guardian.createdAt, zone) },
  ];
  return <FactList size="small" column={{ xs: 1, sm: 2 }} items={items} />;
}

interface ChildCardProps {
  guardian: GuardianInfo;
  child: GuardianInfo['subjects'][number];
  mayWrite: boolean;
}

function ChildCard({ guardian, child, mayWrite }: ChildCardProps) {
  const { t } = useTranslation('guardians');
  const confirmUnbind = useConfirmUnbind();
  const [isInviting, setInviting] = useState(false);
  return (
    <Card
      size="small"
      title={
        <Link to="/system/center/detail/subjectDetail" search={{ id: child.id }}>
          {child.name}
        </Link>
      }
    >
      <Flex vertical gap="middle">
        <RoleField guardian={guardian} child={child} />
        <RelationRights guardian={guardian} child={child} granted={child} mayWrite={mayWrite} />
        {mayWrite && (
          <Flex gap="small" wrap>
            <Button onClick={() => setInviting(true)}>{t('block.invite')}</Button>
            <Button danger onClick={() => confirmUnbind(guardian, child)}>
              {t('unbind.action')}
            </Button>
          </Flex>
        )}
      </Flex>
      {isInviting && <RegisterDialog subject={child} guardian={guardian} onClose={() => setInviting(false)} />}
    </Card>
  );
}
