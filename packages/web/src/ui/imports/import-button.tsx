import { Alert, Button, Flex, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog.tsx';
import { useAsk } from '../use-ask.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { ListImport } from './list-import.ts';
import { useCancelImport, useProgress, useRunImport } from './queries.ts';

interface ImportButtonProps {
  kind: ListImport;
  importId: string;
  valid: number;
  faulty: number;
  /** The counts are those of the rows as they are now. */
  isReady: boolean;
}

/** Imports after a question that says how many rows stay out; shows how far it is, and stops on request. */
export function ImportButton({ kind, importId, valid, faulty, isReady }: ImportButtonProps) {
  const { t } = useTranslation('imports');
  const failureText = useFailureText();
  const run = useRunImport(kind);
  const ask = useAsk();
  const start = async () => {
    const isSure = await ask({
      title: kind.words.question(valid),
      text: faulty > 0 ? t('run.skips', { count: faulty }) : t('run.all'),
      ok: kind.words.start(valid),
      cancel: t('run.back'),
    });
    if (isSure) run.mutate({ importId, rows: valid });
  };
  return (
    <>
      <Button type="primary" disabled={valid === 0 || !isReady} loading={run.isPending} onClick={() => void start()}>
        {kind.words.start(valid)}
      </Button>
      {run.error && <Alert showIcon role="alert" type="error" title={failureText(run.error)} />}
      {run.isPending && (
        <Dialog isHeld title={kind.words.running} footer={null}>
          <Running kind={kind} importId={importId} />
        </Dialog>
      )}
    </>
  );
}

function Running({ kind, importId }: { kind: ListImport; importId: string }) {
  const { t } = useTranslation('imports');
  const { data } = useProgress(kind, importId);
  const cancel = useCancelImport(kind);
  const { done = 0, total = 0 } = data ?? {};
  return (
    <Flex vertical gap="middle" align="end">
      <div role="status" style={{ width: '100%' }}>
        <Typography.Text>{t('run.done', { done, total })}</Typography.Text>
        <Progress percent={total ? Math.round((done / total) * 100) : 0} aria-label={kind.words.running} />
      </div>
      <Button loading={cancel.isPending || cancel.isSuccess} onClick={() => cancel.mutate({ importId })}>
        {t('run.stop')}
      </Button>
    </Flex>
  );
}
