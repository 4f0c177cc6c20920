import { PlusOutlined } from '@ant-design/icons';
import type { SignInConnection } from '@trellis/contract/connections/sign-in/calls';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { BareList } from '../../../ui/bare-list.tsx';
import { failureOf } from '../../../ui/failure-of.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { useSignInConnections } from './queries.ts';
import { SignInLine } from './sign-in-line.tsx';

const SignInDrawer = lazy(() => import('./sign-in-drawer.tsx').then((module) => ({ default: module.SignInDrawer })));

/** The sign-ins that organizations have of their own, which the platform connects. */
export function SignInsCard() {
  const { t } = useTranslation('connections');
  const { canWrite } = useCurrentUser();
  const list = useSignInConnections();
  const [open, setOpen] = useState<{ connection?: SignInConnection }>();
  const items = list.data?.items ?? [];
  const failure = failureOf(list);
  const mayWrite = canWrite('PFE.UserManagement.AdminUser');
  return (
    <TitledCard title={t('signIns.title')}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary" style={{ maxWidth: '72ch' }}>
          {t('signIns.hint')}
        </Typography.Text>
        {failure && <LoadFailed error={failure} onRetry={list.refetch} />}
        {list.isPending && !failure && <Skeleton active title={false} />}
        {list.data && items.length === 0 && <Typography.Text type="secondary">{t('signIns.none')}</Typography.Text>}
        {items.length > 0 && (
          <BareList gap="var(--space-4)">
            {items.map((connection) => (
              <SignInLine key={connection.id} connection={connection} mayWrite={mayWrite} onEdit={() => setOpen({ connection })} />
            ))}
          </BareList>
        )}
        {mayWrite && (
          <Button icon={<PlusOutlined aria-hidden />} style={{ alignSelf: 'start' }} onClick={() => setOpen({})}>
            {t('signIns.add')}
          </Button>
        )}
      </Flex>
      <Suspense>{open && <SignInDrawer connection={open.connection} onClose={() => setOpen(undefined)} />}</Suspense>
    </TitledCard>
  );
}
