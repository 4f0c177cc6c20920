import { App, Button, Flex, Modal, QRCode, Skeleton, Typography, theme } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';

interface Props {
  title: string;
  about: string;
  /** Names the picture that is downloaded. */
  fileName: string;
  code: { data?: { link: string } | undefined; error: Error | null; refetch: () => unknown };
  onClose: () => void;
}

const codeSize = 240;

/** A QR code: to show, to download as a picture, to copy as a link. */
export function CodeDialog({ title, about, fileName, code, onClose }: Props) {
  const { t } = useTranslation('certification');
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      open={isOpen}
      title={title}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={<Button onClick={() => setOpen(false)}>{t('close')}</Button>}
    >
      <Flex vertical gap="middle">
        <Typography.Text>{about}</Typography.Text>
        {code.error && <LoadFailed error={code.error} onRetry={code.refetch} />}
        {!code.error && !code.data && <Skeleton active />}
        {code.data && <CodeShown link={code.data.link} fileName={fileName} />}
      </Flex>
    </Modal>
  );
}

function CodeShown({ link, fileName }: { link: string; fileName: string }) {
  const { t } = useTranslation('certification');
  const { message } = App.useApp();
  const { token } = theme.useToken();
  const frame = useRef<HTMLDivElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      void message.success(t('code.copied'));
    } catch {
      void message.error(t('code.copyFailed'));
    }
  };
  const download = () => {
    const canvas = frame.current?.querySelector('canvas');
    if (!canvas) return;
    const anchor = document.createElement('a');
    anchor.download = `${fileName}.png`;
    anchor.href = canvas.toDataURL('image/png');
    anchor.click();
  };
  return (
    <Flex vertical gap="small" align="center">
      <div ref={frame}>
        <QRCode role="img" aria-label={t('code.label')} value={link} size={codeSize} bgColor={token.colorBgContainer} />
      </div>
      <Typography.Text code style={{ overflowWrap: 'anywhere' }}>
        {link}
      </Typography.Text>
      <Flex gap="small" wrap>
        <Button type="primary" onClick={download}>
          {t('code.download')}
        </Button>
        <Button onClick={() => void copy()}>{t('code.copy')}</Button>
      </Flex>
    </Flex>
  );
}
