import { CustomerServiceOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ListeningDrawer = lazy(() => import('./listening-drawer.tsx').then((module) => ({ default: module.ListeningDrawer })));

/** Opens what was listened to in the sessions of a plan. */
export function ListeningButton({ plan }: { plan: { id: string; displayName: string } }) {
  const { t } = useTranslation('music');
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button icon={<CustomerServiceOutlined aria-hidden />} onClick={() => setShown(true)}>
        {t('records.open')}
      </Button>
      <Suspense>{isShown && <ListeningDrawer plan={plan} onClose={() => setShown(false)} />}</Suspense>
    </>
  );
}
