import { Link } from '@tanstack/react-router';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useActivePlan } from '../offline-plans/public.ts';

/** The plan comes first; then a session of it. */
export type BookingDialog = 'plan' | { planId: string };

interface Props {
  subjectId: string;
  type: 'primary' | 'default';
  onOpen: (dialog: BookingDialog) => void;
}

/** The first session is one of a plan, which comes before it; or the child joins a class. */
export function BookingActions({ subjectId, type, onOpen }: Props) {
  const { t } = useTranslation('enrolments');
  const { can } = useCurrentUser();
  const { plan, isPending } = useActivePlan(subjectId);
  if (isPending) return <Skeleton.Button active />;
  const toClasses = can('Menu.Manage.Group') && (
    <Link to="/system/center/menu/manage/group">
      <Button type="link">{t('action.class')}</Button>
    </Link>
  );
  if (!plan && !can('RocketSystem.UserOfflinePlan.Write')) return <Typography.Text type="secondary">{t('planByOthers')}</Typography.Text>;
  return (
    <Flex gap="small" wrap>
      {plan ? (
        <Button type={type} onClick={() => onOpen({ planId: plan.id })}>
          {t('action.booking')}
        </Button>
      ) : (
        <Button type={type} onClick={() => onOpen('plan')}>
          {t('action.plan')}
        </Button>
      )}
      {toClasses}
    </Flex>
  );
}
