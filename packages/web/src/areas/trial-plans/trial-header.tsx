import { Link, useNavigate } from '@tanstack/react-router';
import type { TrainingType } from '@trellis/contract/trial-plans/rules';
import { abandonReason, type TrialView } from '@trellis/contract/trial-plans/schemas';
import { Alert, Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { toast } from '../../app/toast.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useTrialChanges } from './queries.ts';
import { TrialFields } from './start-trial-dialog.tsx';
import { TrialStateTag } from './trial-columns.tsx';

/** Whose trial it is, what the family tries and why it came; with the ways out of it. */
export function TrialHeader({ trial }: { trial: TrialView }) {
  const { t } = useTranslation('trialPlans');
  const [open, setOpen] = useState<'about' | 'abandon'>();
  const close = () => setOpen(undefined);
  const { subject, isWritable, mayAbandon } = trial;
  const stuck = useCurrentUser().withheldPolicies.includes('RocketSystem.UserOfflinePlan.Write') ? 'disabled' : 'stuck';
  return (
    <Flex vertical gap="middle" component="header">
      <Flex gap="middle" align="center" justify="space-between" wrap>
        <Flex gap="middle" align="center" wrap>
          <Typography.Title level={1}>{subject.name}</Typography.Title>
          <Typography.Text strong>{t('trial')}</Typography.Text>
          <TrialStateTag state={trial.state} />
          <Typography.Text type="secondary">{t('coachOf', { name: trial.coachName })}</Typography.Text>
        </Flex>
        <Flex gap="middle" align="center" wrap>
          {mayAbandon && (
            <Button type="text" className="trial-quiet" onClick={() => setOpen('abandon')}>
              {t('abandon.button')}
            </Button>
          )}
          <Link className="touch-link" to="/system/center/detail/subjectDetail" search={{ id: subject.id, tab: 'trial' }}>
            {t('back')}
          </Link>
        </Flex>
      </Flex>
      {!isWritable && <Alert type="info" showIcon title={t(mayAbandon ? stuck : 'readOnly')} />}
      <Flex gap="middle" align="start" justify="space-between" wrap>
        <FactList
          className="trial-about"
          column={{ xs: 1, sm: 2 }}
          items={[
            { key: 'type', label: t('columns.trainingType'), children: t(`trainingType.${trial.trainingType}`) },
            { key: 'complaint', label: t('columns.complaint'), children: trial.complaint || t('word.nothing') },
          ]}
        />
        {isWritable && (
          <Button aria-label={t('about.edit')} onClick={() => setOpen('about')}>
            {t('word.edit')}
          </Button>
        )}
      </Flex>
      {open === 'about' && <AboutDialog trial={trial} onClose={close} />}
      {open === 'abandon' && <AbandonDialog trial={trial} onClose={close} />}
    </Flex>
  );
}

interface DialogProps {
  trial: TrialView;
  onClose: () => void;
}

function AboutDialog({ trial, onClose }: DialogProps) {
  const { t } = useTranslation('trialPlans');
  const { setType, setComplaint } = useTrialChanges();
  const { id: trialPlanId } = trial;
  const save = async (values: { trainingType: TrainingType; complaint: string }) => {
    if (values.trainingType !== trial.trainingType) await setType.mutateAsync({ trialPlanId, trainingType: values.trainingType });
    if (values.complaint !== trial.complaint) await setComplaint.mutateAsync({ trialPlanId, complaint: values.complaint });
  };
  return (
    <FormDialog isTouched title={t('about.edit')} initialValues={trial} onSave={save} onClose={onClose}>
      <TrialFields />
    </FormDialog>
  );
}

/** Ends a trial that does not count, with a reason. */
function AbandonDialog({ trial, onClose }: DialogProps) {
  const { t } = useTranslation('trialPlans');
  const navigate = useNavigate();
  const { abandon } = useTrialChanges();
  const save = async ({ reason }: { reason: string }) => {
    await abandon.mutateAsync({ trialPlanId: trial.id, reason });
    toast('success', t('abandon.done'));
    void navigate({ to: '/system/center/detail/subjectDetail', search: { id: trial.subject.id, tab: 'trial' } });
  };
  return (
    <FormDialog isTouched danger title={t('abandon.title')} okText={t('abandon.button')} onSave={save} onClose={onClose}>
      <Typography.Paragraph>{t('abandon.text')}</Typography.Paragraph>
      <TextField name="reason" label={t('word.reason')} schema={abandonReason} isLong />
    </FormDialog>
  );
}
