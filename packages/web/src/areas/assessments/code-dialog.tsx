import type { UserAssessment } from '@trellis/contract/assessments/schemas';
import { Button, Flex, Modal, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeShown } from '../../ui/code-shown.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useAssessmentCode } from './queries.ts';

interface Props {
  what: 'assessment' | 'report';
  row: Pick<UserAssessment, 'id' | 'title' | 'userName'>;
  onClose: () => void;
}

/** The code by which a guardian answers an assessment, or reads its report. */
export function CodeDialog({ what, row, onClose }: Props) {
  const { t } = useTranslation('assessments');
  const [isOpen, setOpen] = useState(true);
  const code = useAssessmentCode(what, row.id);
  const names = { name: row.title, child: row.userName };
  const close = () => setOpen(false);
  return (
    <Modal
      open={isOpen}
      title={t('code.title', names)}
      onCancel={close}
      afterClose={onClose}
      footer={<Button onClick={close}>{t('code.close')}</Button>}
    >
      <Flex vertical gap="middle">
        <Typography.Text>{t(what === 'assessment' ? 'code.about' : 'code.aboutReport')}</Typography.Text>
        {code.isError && <LoadFailed error={code.error} onRetry={code.refetch} />}
        {code.isPending && <Skeleton active />}
        {code.data && (
          <CodeShown label={t('code.label', names)} fileName={t('code.title', names)} url={code.data.url} expiresAt={code.data.expiresAt} />
        )}
      </Flex>
    </Modal>
  );
}
