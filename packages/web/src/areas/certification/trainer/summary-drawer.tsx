import type { FormRecord } from '@trellis/contract/certification/forms';
import { gradeOf, scoring } from '@trellis/contract/certification/rules';
import type { SuperviseSession, SupervisorRecord } from '@trellis/contract/certification/supervision-calls';
import { Drawer, Empty, Form, InputNumber, Skeleton, Typography, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { FormFill, FormRead } from '../form-fill.tsx';
import { useFormSaves, useSummary } from './queries.ts';

export interface SummaryShown {
  session: SuperviseSession;
  side: 'supervisor' | 'trainer';
  isWritten: boolean;
}

/** A summary of a supervision session: written by whose it is, read by the others. */
export function SummaryDrawer({ session, side, isWritten, onClose }: SummaryShown & { onClose: () => void }) {
  const { t } = useTranslation('certification');
  const { token } = theme.useToken();
  const [isOpen, setOpen] = useState(true);
  const { data, error, refetch } = useSummary(session.id, side, isWritten);
  const close = () => setOpen(false);
  const which = t(side === 'supervisor' ? 'sessions.readSupervisor' : 'sessions.readTrainer');
  return (
    <Drawer
      open={isOpen}
      size={token.screenMD}
      title={`${t('sessions.orderOf', { order: session.order })} · ${which}`}
      onClose={close}
      afterOpenChange={(now) => {
        if (!now) onClose();
      }}
      destroyOnHidden
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!error && data === undefined && <Skeleton active paragraph={{ rows: 8 }} />}
      {data === null && <Empty description={t('form.notWritten')} />}
      {data && (data.isComplete || !isWritten) && <FormRead record={data} head={<Score record={data} />} />}
      {data && !data.isComplete && isWritten && side === 'trainer' && <TrainerFill id={session.id} record={data} onDone={close} />}
      {data && !data.isComplete && isWritten && side === 'supervisor' && (
        <SupervisorFill id={session.id} record={data as SupervisorRecord} onDone={close} />
      )}
    </Drawer>
  );
}

interface FillProps<R> {
  id: string;
  record: R;
  onDone: () => void;
}

function TrainerFill({ id, record, onDone }: FillProps<FormRecord>) {
  const { trainer } = useFormSaves();
  return <FormFill record={record} save={(answers) => trainer.mutateAsync({ id, ...answers })} onDone={onDone} />;
}

function SupervisorFill({ id, record, onDone }: FillProps<SupervisorRecord>) {
  const { t } = useTranslation('certification');
  const { supervisor } = useFormSaves();
  const [score, setScore] = useState(record.supervisorScoring);
  const field = (
    <Form layout="vertical">
      <Form.Item label={t('sessions.scoring')} required htmlFor={`score-${id}`}>
        <InputNumber<number>
          id={`score-${id}`}
          min={scoring.min}
          max={scoring.max}
          precision={0}
          value={score}
          onChange={(value) => setScore(value)}
        />
      </Form.Item>
    </Form>
  );
  return (
    <FormFill
      record={record}
      head={field}
      missing={score === null ? t('sessions.scoreRequired') : undefined}
      save={(answers) => supervisor.mutateAsync({ id, ...answers, supervisorScoring: score })}
      onDone={onDone}
    />
  );
}

function Score({ record }: { record: FormRecord | SupervisorRecord }) {
  const { t } = useTranslation('certification');
  if (!('supervisorScoring' in record) || record.supervisorScoring === null) return null;
  return (
    <Typography.Text strong>
      {`${t('sessions.score')}: ${record.supervisorScoring} · ${t('scores.grade')} ${gradeOf(record.supervisorScoring)}`}
    </Typography.Text>
  );
}
