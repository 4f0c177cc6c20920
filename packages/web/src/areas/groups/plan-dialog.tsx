import { classGroup } from '@trellis/contract/groups/schemas';
import { limits } from '@trellis/contract/limits';
import { Form, InputNumber, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { faultsOf } from '../../ui/form-faults.ts';
import { currentOf } from '../../ui/stale.ts';
import { DialogProblem } from './dialog-problem.tsx';
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
  const [form] = Form.useForm<Values>();
  const [isOpen, setOpen] = useState(true);
  const [categoryId, setCategoryId] = useState<string>();
  const { data: group, error } = usePreparedClass(id);
  const { update } = useClassChanges();
  const save = async (values: Values) => {
    if (!group) return;
    const { type, capacity, ageStage, concurrencyStamp } = group;
    try {
      await update.mutateAsync({ ...values, id, name: group.name, type, capacity, ageStage, concurrencyStamp });
      toast('success', t('plan.saved'));
      setOpen(false);
    } catch (problem) {
      // what somebody else saved meanwhile is read again by then: the same choice may be saved once more
      if (!currentOf(problem, classGroup)) form.setFields(faultsOf<Values>(problem));
    }
  };
  const difficultyRules = [
    { required: true, message: t('plan.difficultyRequired') },
    { type: 'integer' as const, min, max, message: t('plan.difficultyBetween', { min, max }) },
  ];
  return (
    <Modal
      open={isOpen}
      width={dialogWidth}
      title={t('plan.title', { name })}
      okText={t('plan.save')}
      okButtonProps={{ disabled: !group }}
      cancelText={t('plan.later')}
      confirmLoading={update.isPending}
      onOk={form.submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <DialogProblem problem={error ?? update.error} />
      {group ? (
        <Form<Values>
          form={form}
          layout="vertical"
          initialValues={{ trainingPlanV2Id: group.trainingPlanV2Id ?? undefined, startDifficulty: group.startDifficulty ?? usual }}
          onFinish={(values) => void save(values)}
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
        </Form>
      ) : (
        <Skeleton active />
      )}
    </Modal>
  );
}
