import type { Tenant } from '@trellis/contract/tenancy/schemas';
import { Button, Flex, QRCode, Skeleton, Typography } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../app/copy-text.ts';
import { codeColors } from '../../../app/tokens.ts';
import { downloadPicture } from '../../../ui/code-shown.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useQrLink } from '../tenants/queries.ts';

const sizes = { page: 200, preview: 420 };

/** The QR code of a tenant: to show large, to save and to print. */
export function QrTab({ tenant }: { tenant: Tenant }) {
  const link = useQrLink(tenant.id);
  if (link.isError) return <LoadFailed error={link.error} onRetry={link.refetch} />;
  if (!link.data) return <Skeleton active />;
  return <QrCard name={tenant.name} link={link.data.link} />;
}

function QrCard({ name, link }: { name: string; link: string }) {
  const { t } = useTranslation('tenancy');
  const [isShown, setShown] = useState(false);
  const drawn = useRef<HTMLDivElement>(null);
  const copy = () => void copyText(link, { copied: t('qr.copied'), failed: t('qr.copyFailed') });
  const download = () => {
    const canvas = drawn.current?.querySelector('canvas');
    if (canvas) downloadPicture(canvas, `${name}.png`, codeColors.bgColor);
  };
  return (
    <Flex vertical gap="middle" align="start">
      <Typography.Text type="secondary">{t('qr.hint', { name })}</Typography.Text>
      <div ref={drawn}>
        <QRCode aria-label={t('qr.label', { name })} value={link} size={sizes.page} {...codeColors} />
      </div>
      <Typography.Text code>{link}</Typography.Text>
      <Flex gap="small" wrap>
        <Button type="primary" onClick={() => setShown(true)}>
          {t('qr.preview')}
        </Button>
        <Button onClick={copy}>{t('qr.copy')}</Button>
        <Button onClick={download}>{t('qr.download')}</Button>
      </Flex>
      {isShown && (
        <Dialog title={name} footer={null} onClose={() => setShown(false)}>
          <Flex justify="center">
            <QRCode aria-label={t('qr.label', { name })} value={link} size={sizes.preview} bordered={false} {...codeColors} />
          </Flex>
        </Dialog>
      )}
    </Flex>
  );
}
