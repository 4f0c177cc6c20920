import type { FormRecord } from '@trellis/contract/certification/forms';
import { gradeOf, scoring } from '@trellis/contract/certification/rules';
import type { SuperviseSession, SupervisorRecord } from '@trellis/contract/certification/supervision-calls';
import { Empty, Form, InputNumber, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/loaded.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
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
  const query = useSummary(session.id, side, isWritten);
  const which = t(side === 'supervisor' ? 'sessions.readSupervisor' : 'sessions.readTrainer');
  return (
    <SideDrawer size="large" title={`${t('sessions.orderOf', { order: session.order })} · ${which}`} onClose={onClose}>
      {(close) => (
        <Loaded query={query} rows={8}>
          {(record) => {
            if (record === null) return <Empty description={t('form.notWritten')} />;
            if (record.isComplete || !isWritten) return <FormRead record={record} head={<Score record={record} />} />;
            if (side === 'trainer') return <TrainerFill id={session.id} record={record} onDone={close} />;
            return <SupervisorFill id={session.id} record={record as SupervisorRecord} onDone={close} />;
          }}
        </Loaded>
      )}
    </SideDrawer>
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
      beside={String(score)}
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
