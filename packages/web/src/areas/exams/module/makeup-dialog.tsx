import type { ExamPaper, MakeUpExamination } from '@trellis/contract/exams/paper-schemas';
import { makeupLimits } from '@trellis/contract/exams/rules';
import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useOverseeing } from '../queries.ts';

const { times, passingScore, price } = makeupLimits;

/** How often a failed exam may be made up for, from which score on, and for how much. */
export function MakeupDialog({ paper, onClose }: { paper: ExamPaper; onClose: () => void }) {
  const { t } = useTranslation('exams');
  const { arrange } = useOverseeing();
  const rules = (label: string) => [{ required: true, message: t('word.required', { field: label }) }];
  const fields = [
    { name: 'times', label: t('test.times'), input: <InputNumber {...times} precision={0} /> },
    { name: 'passingScore', label: t('test.passingScore'), input: <InputNumber min={passingScore.min} max={paper.total} /> },
    { name: 'price', label: t('test.price'), input: <InputNumber min={0} max={price} precision={2} /> },
  ] as const;
  return (
    <FormDialog<MakeUpExamination>
      title={t('test.makeUpTitle', { name: paper.trainer.name })}
      initialValues={paper.makeUpExamination ?? { times: times.initial, passingScore: passingScore.initial, price: 0 }}
      onSave={async (values) => {
        await arrange.mutateAsync({ ...values, id: paper.id });
        toast('success', t('test.arranged'));
      }}
      onClose={onClose}
    >
      {fields.map(({ name, label, input }) => (
        <Form.Item key={name} name={name} label={label} rules={rules(label)}>
          {input}
        </Form.Item>
      ))}
    </FormDialog>
  );
}
