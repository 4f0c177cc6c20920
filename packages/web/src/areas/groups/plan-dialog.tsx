import { limits } from '@trellis/contract/limits';
import { Form, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CategoryFilter, PlanChoice } from './plan-choice.tsx';
import { useClassChanges, usePreparedClass } from './queries.ts';
import type { NamedClass } from './use-class-dialogs.ts';

const { min, max, classPlanDefault: usual } = limits.difficulty;
/** Wide enough to read what a plan is about. */
const dialogWidth = 720;

interface Values {
  trainingPlanV2Id: string;
  startDifficulty: number;
}

/** Chooses the plan of a class, and the level at which it begins. */
export function PlanDialog({ group: { id, name }, onClose }: { group: NamedClass; onClose: () => void }) {
  const { t } = useTranslation('groups');
  const [categoryId, setCategoryId] = useState<string>();
  const { data: group, error } = usePreparedClass(id);
  const { update } = useClassChanges();
  const save = async (values: Values) => {
    if (!group) return;
    const { type, capacity, ageStage, concurrencyStamp } = group;
    // where somebody else saved meanwhile, the class is read again: the same choice may be saved once more
    await update.mutateAsync({ ...values, id, name: group.name, type, capacity, ageStage, concurrencyStamp });
    toast('success', t('plan.saved'));
  };
  const difficultyRules = [
    { required: true, message: t('plan.difficultyRequired') },
    { type: 'integer' as const, min, max, message: t('plan.difficultyBetween', { min, max }) },
  ];
  return (
    <FormDialog<Values>
      width={dialogWidth}
      title={t('plan.title', { name })}
      okText={t('plan.save')}
      cancelText={t('plan.later')}
      initialValues={{ trainingPlanV2Id: group?.trainingPlanV2Id ?? undefined, startDifficulty: group?.startDifficulty ?? usual }}
      isLoading={!group}
      problem={error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item label={t('plan.filter')} htmlFor="plan-category">
        <CategoryFilter value={categoryId} onChange={setCategoryId} />
      </Form.Item>
      <Form.Item name="trainingPlanV2Id" label={t('plan.label')} rules={[{ required: true, message: t('plan.required') }]}>
        <PlanChoice categoryId={categoryId} />
      </Form.Item>
      <Form.Item
        name="startDifficulty"
        label={t('plan.difficulty')}
        extra={t('plan.difficultyHint', { min, max, usual })}
        rules={difficultyRules}
      >
        <InputNumber />
      </Form.Item>
    </FormDialog>
  );
}
