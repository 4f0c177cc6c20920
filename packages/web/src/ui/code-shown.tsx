import { DownloadOutlined } from '@ant-design/icons';
import { Button, Flex, QRCode, Typography } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../app/copy-text.ts';
import { useCurrentUser } from '../app/current-user.ts';
import { formatDateTime } from '../app/format.ts';
import { codeColors } from '../app/tokens.ts';

interface Props {
  /** Named for readers who cannot see it. */
  label: string;
  /** Of the picture, without its ending. */
  fileName: string;
  url: string;
  /** Without an end, none is told. */
  expiresAt?: string;
}

const codeSize = 240;

/** A QR code: to show, to download as a picture, to copy. */
export function CodeShown({ label, fileName, url, expiresAt }: Props) {
  const { t } = useTranslation('familyPages');
  const { zone } = useCurrentUser();
  const frame = useRef<HTMLDivElement>(null);
  const copy = () => void copyText(url, { copied: t('code.copied'), failed: t('code.copyFailed') });
  const save = () => {
    const canvas = frame.current?.querySelector('canvas');
    if (canvas) downloadPicture(canvas, `${fileName}.png`, codeColors.bgColor);
  };
  return (
    <Flex vertical gap="small" align="center">
      <div ref={frame}>
        <QRCode role="img" aria-label={label} value={url} size={codeSize} {...codeColors} />
      </div>
      {expiresAt && <Typography.Text type="secondary">{t('code.expires', { time: formatDateTime(expiresAt, zone) })}</Typography.Text>}
      <Typography.Text code style={{ overflowWrap: 'anywhere' }}>
        {url}
      </Typography.Text>
      <Flex gap="small" wrap>
        <Button type="primary" icon={<DownloadOutlined aria-hidden />} onClick={save}>
          {t('code.download')}
        </Button>
        <Button onClick={copy}>{t('code.copy')}</Button>
      </Flex>
    </Flex>
  );
}

/** The code with a quiet margin around it, without which a camera may not find it. */
export function downloadPicture(canvas: HTMLCanvasElement, name: string, background: string): void {
  const margin = Math.round(canvas.width / 8);
  const picture = document.createElement('canvas');
  picture.width = canvas.width + 2 * margin;
  picture.height = canvas.height + 2 * margin;
  const context = picture.getContext('2d');
  if (!context) return;
  context.fillStyle = background;
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(canvas, margin, margin);
  const link = document.createElement('a');
  link.href = picture.toDataURL('image/png');
  link.download = name;
  link.click();
}
