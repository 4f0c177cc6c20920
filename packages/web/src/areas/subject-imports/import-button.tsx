import { Alert, Button, Flex, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { useAsk } from '../../ui/use-ask.ts';
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
  const ask = useAsk();
  const start = async () => {
    const isSure = await ask({
      title: t('run.question', { count: valid }),
      text: faulty > 0 ? t('run.skips', { count: faulty }) : t('run.all'),
      ok: t('run.start', { count: valid }),
      cancel: t('run.back'),
    });
    if (isSure) run.mutate({ importId, rows: valid });
  };
  return (
    <>
      <Button type="primary" disabled={valid === 0 || !isReady} loading={run.isPending} onClick={() => void start()}>
        {t('run.start', { count: valid })}
      </Button>
      {run.error && <Alert showIcon role="alert" type="error" title={failureText(run.error)} />}
      {run.isPending && (
        <Dialog isHeld title={t('run.running')} footer={null}>
          <Running importId={importId} />
        </Dialog>
      )}
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
