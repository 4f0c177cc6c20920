import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { limits } from '@trellis/contract/limits';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';

/** Says in good time that a child's classes run out, and who can do something about it. */
export function LowClassesWarning({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('offlinePlans');
  const { can } = useCurrentUser();
  const maySee = can('PFE.UserManagement.SubjectDetail.CreditTab');
  const balance = useQuery(api.credits.balance.queryOptions({ input: { userId: subjectId }, enabled: maySee }));
  const left = balance.data?.remainingTimes;
  if (left === undefined || left > limits.lowClassesInPlan) return null;
  const mayRenew = can('RocketSystem.UserContract');
  return (
    <Alert
      type="warning"
      showIcon
      title={left > 0 ? t('lowClasses.left', { count: left }) : t('lowClasses.none')}
      description={mayRenew ? undefined : t('lowClasses.contactAdmin')}
      action={
        mayRenew && (
          <Link to="/system/center/detail/subjectDetail" search={{ id: subjectId, tab: 'contracts' }}>
            {t('lowClasses.openContracts')}
          </Link>
        )
      }
    />
  );
}
