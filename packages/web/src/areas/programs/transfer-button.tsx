import { SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const TransferDialog = lazy(() => import('./transfer-dialog.tsx').then((part) => ({ default: part.TransferDialog })));

/** Opens how exercises leave and come in as files. */
export function TransferButton() {
  const { t } = useTranslation('programs');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<SwapOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('transfer.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <TransferDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
