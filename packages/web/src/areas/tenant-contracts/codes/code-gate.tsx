import { Card, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSteppedUp } from '../../../app/step-up.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CodeForm } from './code-form.tsx';

/**
 * Shows what stands behind the mailed code. When the proof runs out meanwhile, the code is asked for above the page: nothing that was typed
 * is lost, and saving again goes through.
 */
export function CodeGate({ tenantId, children }: { tenantId?: string; children: ReactNode }) {
  const { t } = useTranslation('tenantContracts');
  const isOpen = useIsSteppedUp();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) {
    return (
      <Card style={{ maxWidth: 'var(--page-narrow)' }}>
        <Typography.Title level={2} style={{ marginBlockStart: 0 }}>
          {t('code.title')}
        </Typography.Title>
        <Typography.Paragraph>{t('code.why')}</Typography.Paragraph>
        <CodeForm tenantId={tenantId} />
      </Card>
    );
  }
  return (
    <>
      {children}
      {!isOpen && (
        <Dialog isHeld isOnTop footer={null} title={t('code.again')}>
          <Typography.Paragraph>{t('code.kept')}</Typography.Paragraph>
          <CodeForm tenantId={tenantId} />
        </Dialog>
      )}
    </>
  );
}
