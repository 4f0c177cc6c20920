import type { PersonInfo } from '@trellis/contract/admins/people/schemas';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { useAsk } from '../../../ui/use-ask.ts';
import { PutOutDialog } from '../../users/public.ts';
import { MembershipState } from '../membership-state.tsx';
import { useFreezing } from './queries.ts';

type Membership = PersonInfo['memberships'][number];

/** Where somebody works, each with what freezes it. */
export function MembershipTable({ person }: { person: PersonInfo }) {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  const { zone } = useCurrentUser();
  return (
    <CardTable<Membership>
      label={t('people.memberships')}
      rows={person.memberships}
      columns={[
        { key: 'tenant', title: t('columns.worksAt'), render: (_, { tenantName }) => tenantName ?? t('word.platform') },
        { key: 'side', title: t('word.kind'), render: (_, { side }) => t(`sides.${side}`) },
        { key: 'roles', title: t('word.roles'), render: (_, { roles }) => roleText(roles) || t('word.nothing') },
        { key: 'state', title: t('word.state'), render: (_, { state }) => <MembershipState state={state} /> },
        { key: 'since', title: t('columns.since'), render: (_, { createdAt }) => formatDateTime(createdAt, zone) },
        {
          key: 'lastSignIn',
          title: t('columns.lastSignIn'),
          render: (_, { lastSignIn }) => formatDateTime(lastSignIn, zone) || t('word.nothing'),
        },
        {
          key: 'actions',
          title: t('word.actions'),
          align: 'right',
          render: (_, membership) => <FreezeButton person={person} membership={membership} />,
        },
      ]}
    />
  );
}

function FreezeButton({ person: { id: userId, name }, membership }: { person: PersonInfo; membership: Membership }) {
  const { t } = useTranslation('admins');
  const user = useCurrentUser();
  const ask = useAsk();
  const { ofPlatform, ofCenter, ofTenant } = useFreezing();
  const [isFreezing, setFreezing] = useState(false);
  const { id, side, tenantId, tenantName, state } = membership;
  // somebody who runs an enterprise or area is frozen by whoever keeps these
  const isRunner = side !== 'management' && side !== 'centre';
  const ofSide = side === 'management' ? 'PFE.UserManagement.AdminUser' : 'PFE.UserManagement.User.Freeze';
  if (!user.can(isRunner ? 'Business.Tenant.Write' : ofSide) || user.id === userId || state === 'Closed') return null;
  const isFrozen = state === 'Frozen';
  const operate = isFrozen ? 'Unfreeze' : 'Freeze';
  const place = tenantName ?? t('word.platform');
  // who is invited goes by their membership, which finds whoever accepted, too
  const run = (): Promise<unknown> => {
    if (!tenantId) return ofPlatform.mutateAsync({ operate, userId: id });
    return isRunner
      ? ofTenant.mutateAsync({ operate, membershipId: id, tenantId })
      : ofCenter.mutateAsync({ operate, userId: id, tenantId });
  };
  const asksWhoTakesOver = side === 'centre' && !isFrozen;
  const onClick = () =>
    ask({
      title: t(isFrozen ? 'accounts.unfreezeTitle' : 'accounts.freezeTitle', { name }),
      text: t(isFrozen ? 'people.unfreezeText' : 'people.freezeText', { place }),
      ok: t(isFrozen ? 'accounts.unfreeze' : 'accounts.freeze'),
      run,
      done: t(isFrozen ? 'accounts.unfrozen' : 'accounts.frozen', { name }),
    });
  return (
    <>
      <Button
        size="small"
        onClick={asksWhoTakesOver ? () => setFreezing(true) : onClick}
        aria-label={`${t(isFrozen ? 'accounts.unfreeze' : 'accounts.freeze')}: ${place}`}
      >
        {t(isFrozen ? 'accounts.unfreeze' : 'accounts.freeze')}
      </Button>
      <Suspense>
        {isFreezing && tenantId && (
          <PutOutDialog how="freeze" person={{ id, name, tenantId, tenantName: place }} onClose={() => setFreezing(false)} />
        )}
      </Suspense>
    </>
  );
}
