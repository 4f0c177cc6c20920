import { TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnChoice } from './column-choice.ts';

const ColumnDialog = lazy(() => import('./column-dialog.tsx').then((module) => ({ default: module.ColumnDialog })));

/** Opens the choice of a list's columns. */
export function ColumnButton({ choice }: { choice: ColumnChoice }) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<TableOutlined aria-hidden />}
        title={t('columns.title')}
        aria-label={t('columns.title')}
        onClick={() => setOpen(true)}
      />
      <Suspense>{isOpen && <ColumnDialog choice={choice} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
