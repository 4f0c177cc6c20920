import { Skeleton, Typography } from 'antd';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Status } from '../../../ui/status.tsx';
import { useHiddenContent } from '../queries.ts';
import { PlainList } from './plain-list.tsx';

/** The centre's pages that somebody does not see, each with the reason. */
export function HiddenPages({ userId, tenantId }: { userId: string; tenantId: string }) {
  const { t } = useTranslation(['users', 'shell']);
  const { data, error, refetch } = useHiddenContent(userId, tenantId);
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  if (data.items.length === 0) return <Typography.Text type="secondary">{t('detail.hiddenNone')}</Typography.Text>;
  return (
    <PlainList>
      {data.items.map(({ key, label, reason }) => (
        <li key={key}>
          <Status>
            {t(`shell:menu.${label}` as ParseKeys<['users', 'shell']>)} — {t(`detail.hiddenReason.${reason}`)}
          </Status>
        </li>
      ))}
    </PlainList>
  );
}
