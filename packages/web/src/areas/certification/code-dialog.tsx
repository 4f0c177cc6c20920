import { Button, Flex, Modal, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeShown } from '../../ui/code-shown.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';

interface Props {
  title: string;
  about: string;
  /** Names the picture that is downloaded. */
  fileName: string;
  code: { data?: { link: string } | undefined; error: Error | null; refetch: () => unknown };
  onClose: () => void;
}

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
        {code.data && <CodeShown label={t('code.label')} url={code.data.link} fileName={fileName} />}
      </Flex>
    </Modal>
  );
}
