import type { TrainingType } from '@trellis/contract/trial-plans/rules';
import { complaint } from '@trellis/contract/trial-plans/schemas';
import { Alert, Flex, Form, Radio, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PathLink } from '../../ui/path-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useBeforeStart, useTrialChanges } from './queries.ts';
import { trainingTypes } from './searches.ts';

interface Props {
  subject: { id: string; name: string };
  onStarted: (trialPlanId: string) => void;
  onClose: () => void;
}

interface Values {
  trainingType: TrainingType;
  complaint?: string;
}

/** Everything that stands against a trial at once, what the family tries and why it came, and the start. */
export function StartTrialDialog({ subject, onStarted, onClose }: Props) {
  const { t } = useTranslation('trialPlans');
  const check = useBeforeStart(subject.id);
  const { start } = useTrialChanges();
  const save = async (values: Values) => {
    const { trialPlanId } = await start.mutateAsync({ userId: subject.id, ...values }).catch(async (error: unknown) => {
      // what was refused is a gate by now
      await check.refetch();
      throw error;
    });
    onStarted(trialPlanId);
  };
  const title = t('start.title', { name: subject.name });
  if (!check.data?.canStart) {
    return (
      <Dialog isTouched title={title} onClose={onClose}>
        {check.isPending && <Skeleton active />}
        {check.error && <LoadFailed error={check.error} onRetry={check.refetch} />}
        <Gates gates={check.data?.gates ?? []} onFollow={onClose} />
      </Dialog>
    );
  }
  return (
    <FormDialog<Values>
      isTouched
      title={title}
      okText={t('start.ok')}
      initialValues={{ trainingType: 'OneToOne' }}
      onSave={save}
      onClose={onClose}
    >
      <Gates gates={check.data.gates} onFollow={onClose} />
      <TrialFields />
    </FormDialog>
  );
}

interface GateProps {
  gates: readonly { code: string; level: 'block' | 'warn'; message: string; mend: string | null }[];
  onFollow: () => void;
}

function Gates({ gates, onFollow }: GateProps) {
  const { t } = useTranslation('trialPlans');
  return (
    <Flex vertical gap="small" style={{ marginBlockEnd: 'var(--space-4)' }}>
      {gates.map(({ code, level, message, mend }) => (
        <Alert
          key={code}
          type={level === 'block' ? 'error' : 'warning'}
          showIcon
          title={message}
          action={
            mend && (
              <PathLink path={mend} onFollow={onFollow}>
                {t(code === 'RocketSystem:TrialAlreadyOpen' ? 'start.openRunning' : 'start.mend')}
              </PathLink>
            )
          }
        />
      ))}
    </Flex>
  );
}

/** What the family tries, and what it is most concerned about. */
export function TrialFields() {
  const { t } = useTranslation('trialPlans');
  return (
    <>
      <Form.Item name="trainingType" label={t('columns.trainingType')}>
        <Radio.Group optionType="button" options={trainingTypes.map((value) => ({ value, label: t(`trainingType.${value}`) }))} />
      </Form.Item>
      <TextField name="complaint" label={t('columns.complaint')} schema={complaint.optional()} isLong extra={t('start.complaintHint')} />
    </>
  );
}
