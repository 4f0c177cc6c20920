import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDay } from '../../app/format.ts';
import { useGrantsOf } from './queries.ts';

/** The other centres that a guardian lets see which reports there are of a child; nothing where there is none. */
export function GrantsOfChild({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('familyPages');
  const { zone } = useCurrentUser();
  const grants = useGrantsOf(subjectId).data?.grants ?? [];
  if (grants.length === 0) return null;
  return (
    <Card size="small" title={t('grant.sharedWith')}>
      <ul style={{ margin: 0 }}>
        {grants.map(({ id, tenantName, grantedAt, guardianName }) => (
          <li key={id}>
            {t('grant.since', { center: tenantName, date: formatDay(grantedAt, zone), name: guardianName ?? t('grant.nobody') })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
