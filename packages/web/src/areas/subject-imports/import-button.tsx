import { Alert, Button, Flex, Modal, Progress, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useCancelImport, useProgress, useRunImport } from './queries.ts';

interface ImportButtonProps {
  importId: string;
  valid: number;
  faulty: number;
  /** The counts are those of the rows as they are now. */
  isReady: boolean;
}

/** Imports after a question that says how many rows stay out; shows how far it is, and stops on request. */
export function ImportButton({ importId, valid, faulty, isReady }: ImportButtonProps) {
  const { t } = useTranslation('subjectImports');
  const failureText = useFailureText();
  const run = useRunImport();
  const [isAsking, setAsking] = useState(false);
  const start = () => {
    setAsking(false);
    run.mutate({ importId, rows: valid });
  };
  return (
    <>
      <Button type="primary" disabled={valid === 0 || !isReady} loading={run.isPending} onClick={() => setAsking(true)}>
        {t('run.start', { count: valid })}
      </Button>
      {run.error && <Alert showIcon role="alert" type="error" title={failureText(run.error)} />}
      <Modal
        open={isAsking}
        title={t('run.question', { count: valid })}
        okText={t('run.start', { count: valid })}
        cancelText={t('run.back')}
        onOk={start}
        onCancel={() => setAsking(false)}
      >
        {faulty > 0 ? t('run.skips', { count: faulty }) : t('run.all')}
      </Modal>
      <Modal open={run.isPending} title={t('run.running')} closable={false} keyboard={false} footer={null} destroyOnHidden>
        {run.isPending && <Running importId={importId} />}
      </Modal>
    </>
  );
}

function Running({ importId }: { importId: string }) {
  const { t } = useTranslation('subjectImports');
  const { data } = useProgress(importId);
  const cancel = useCancelImport();
  const { done = 0, total = 0 } = data ?? {};
  return (
    <Flex vertical gap="middle" align="end">
      <div role="status" style={{ width: '100%' }}>
        <Typography.Text>{t('run.done', { done, total })}</Typography.Text>
        <Progress percent={total ? Math.round((done / total) * 100) : 0} aria-label={t('run.running')} />
      </div>
      <Button loading={cancel.isPending || cancel.isSuccess} onClick={() => cancel.mutate({ importId })}>
        {t('run.stop')}
      </Button>
    </Flex>
  );
}
