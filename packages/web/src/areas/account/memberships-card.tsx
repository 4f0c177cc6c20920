import type { OwnMembership } from '@trellis/contract/account/tenants';
import { Button, type TableProps } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useRoleText } from '../../ui/role-text.ts';
import { Status } from '../../ui/status.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { LoginCodeDialog } from '../users/public.ts';
import { useMemberships } from './queries.ts';

/** Where the person works, the state of each membership, and its ID code with how long it is good. */
export function MembershipsCard({ zone }: { zone: string }) {
  const { t } = useTranslation('account');
  const roleText = useRoleText();
  const { data, error, isPending, refetch } = useMemberships();
  const columns: TableProps<OwnMembership>['columns'] = [
    { title: t('membership.center'), key: 'name', render: (_, { displayName }) => displayName ?? t('word.platform') },
    { title: t('word.role'), key: 'roles', render: (_, { roles }) => roleText(roles) },
    { title: t('word.state'), key: 'state', render: (_, { state }) => <StateTag state={state} /> },
    { title: t('membership.loginCode'), key: 'code', render: (_, { loginCode }) => loginCode ?? t('word.none') },
    { title: t('membership.validUntil'), key: 'until', render: (_, membership) => <ValidUntil membership={membership} zone={zone} /> },
    { title: t('word.actions'), key: 'actions', render: (_, membership) => <NewCode membership={membership} /> },
  ];
  return (
    <TitledCard title={t('centres')}>
      {error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <CardTable label={t('centres')} isWaiting={isPending} rows={data?.items} columns={columns} />
      )}
    </TitledCard>
  );
}

function StateTag({ state }: { state: OwnMembership['state'] }) {
  const { t } = useTranslation('account');
  return <Status meaning={state === 'Effective' ? 'good' : 'neutral'}>{t(`states.${state}`)}</Status>;
}

function ValidUntil({ membership, zone }: { membership: OwnMembership; zone: string }) {
  const { t } = useTranslation('account');
  const { loginCode, isValid, expirationTime } = membership;
  if (loginCode === null) return null;
  if (expirationTime === null) {
    return (
      <span role="img" aria-label={t('membership.never')} title={t('membership.never')}>
        ∞
      </span>
    );
  }
  return (
    <>
      {formatDateTime(expirationTime, zone)} {!isValid && <Status meaning="attention">{t('membership.expired')}</Status>}
    </>
  );
}

/** Makes an ID code of one's own, where the membership is in force. */
function NewCode({ membership: { tenantId, displayName, state } }: { membership: OwnMembership }) {
  const { t } = useTranslation('users');
  const { id, name } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (tenantId === null || state !== 'Effective') return null;
  return (
    <>
      <Button size="small" aria-label={`${t('loginCode.generate')}: ${displayName ?? ''}`} onClick={() => setOpen(true)}>
        {t('loginCode.generate')}
      </Button>
      <Suspense>
        {isOpen && <LoginCodeDialog member={{ id, name, tenantId, tenantName: displayName ?? '' }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
