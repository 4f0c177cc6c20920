import { useQuery } from '@tanstack/react-query';
import type { ClassGroup } from '@trellis/contract/groups/schemas';
import { App, Form, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useGroupPlanChanges } from './queries.ts';

/** Makes the plan of a class of what was chosen for it; whoever leads it is one of its coaches, unless told otherwise. */
export function CreateDialog({ group, onClose }: { group: ClassGroup; onClose: () => void }) {
  const { t } = useTranslation('groupPlans');
  const { message } = App.useApp();
  const { create } = useGroupPlanChanges();
  const coaches = useQuery(api.subjects.coachList.queryOptions({ input: {} }));
  const { id: classGroupId, name, trainingPlanV2Name: plan, startDifficulty: level, groupLinkUsers, trainers } = group;
  const save = async ({ trainerId }: { trainerId: string }) => {
    await create.mutateAsync({ classGroupId, trainerId });
    void message.success(t('create.done'));
  };
  return (
    <FormDialog
      title={t('create.title', { name })}
      okText={t('create.button')}
      initialValues={{ trainerId: trainers[0]?.id }}
      isLoading={!coaches.data}
      problem={coaches.error}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('create.text', { plan, level, count: groupLinkUsers.length })}</Typography.Paragraph>
      <Form.Item
        name="trainerId"
        label={t('create.leads')}
        rules={[{ required: true, message: t('word.required', { field: t('create.leads') }) }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={coaches.data?.items.map((coach) => ({ value: coach.id, label: coach.name }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
