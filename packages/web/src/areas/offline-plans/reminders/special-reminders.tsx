import { useQuery } from '@tanstack/react-query';
import { Alert, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { PathLink } from '../../../ui/path-link.tsx';
import { quiet } from '../../../ui/quiet.ts';

/** What is to be thought of about a child before its session and within it; without a network, or where there is nothing, it takes no room. */
export function SpecialReminders({ userId }: { userId: string }) {
  const { t } = useTranslation('offlinePlans');
  const { data } = useQuery(api.planReminders.special.queryOptions({ input: { userId }, ...quiet }));
  if (!data || data.items.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: 'var(--space-4)' }}
      title={t('gates.warn')}
      description={
        <Flex vertical gap="small">
          {data.items.map(({ code, message, mend }) => (
            <Flex key={code} gap="small" wrap>
              <span>{message}</span>
              {mend && <PathLink path={mend}>{t('gates.mend')}</PathLink>}
            </Flex>
          ))}
        </Flex>
      }
    />
  );
}
