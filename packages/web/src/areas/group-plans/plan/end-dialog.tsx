import { abandonCourse } from '@trellis/contract/offline-plans/schemas';
import { App, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useGroupPlanChanges } from '../queries.ts';

/** Ends the plan of a class, with a reason. */
export function EndDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const { t } = useTranslation('planLife');
  const { message } = App.useApp();
  const { end } = useGroupPlanChanges();
  const save = async ({ reason }: { reason: string }) => {
    await end.mutateAsync({ groupTrainingPlanId: planId, reason });
    void message.success(t('end.trainingPlanOver'));
  };
  return (
    <FormDialog isTouched danger title={t('end.title')} okText={t('menu.end')} onSave={save} onClose={onClose}>
      <Typography.Paragraph>{t('end.text')}</Typography.Paragraph>
      <TextField name="reason" label={t('word.reason')} schema={abandonCourse.shape.reason} isLong />
    </FormDialog>
  );
}
