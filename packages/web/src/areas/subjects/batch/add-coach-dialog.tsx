import type { BatchOutcome } from '@trellis/contract/subjects/batch/schemas';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useCoaches } from '../queries.ts';
import { useAddCoach } from './queries.ts';

interface Props {
  subjectIds: string[];
  onDone: (outcome: BatchOutcome) => void;
  onClose: () => void;
}

/** Gives several children one more coach. */
export function AddCoachDialog({ subjectIds, onDone, onClose }: Props) {
  const { t } = useTranslation('subjects');
  const coaches = useCoaches(true);
  const add = useAddCoach();
  return (
    <FormDialog<{ coachUserId: string }>
      title={t('batch.coachTitle', { count: subjectIds.length })}
      okText={t('batch.addCoach')}
      isLoading={!coaches.data}
      problem={coaches.error}
      onSave={async ({ coachUserId }) => onDone(await add.mutateAsync({ subjectIds, coachUserId }))}
      onClose={onClose}
    >
      <Form.Item
        name="coachUserId"
        label={t('word.coach')}
        extra={t('batch.coachHint')}
        rules={[{ required: true, message: t('word.required', { field: t('word.coach') }) }]}
      >
        <Select
          placeholder={t('word.choose')}
          showSearch={{ optionFilterProp: 'label' }}
          options={coaches.data?.items.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
