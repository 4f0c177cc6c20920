import { type FocusGoal, type FocusModule, focusGoals, focusModules, lockedModules } from '@trellis/contract/focus/rules';
import { type FocusProgram, pdtCustomGoal } from '@trellis/contract/focus/schemas';
import { Checkbox, Flex, Form, Steps, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusChanges } from './queries.ts';

interface Props {
  subjectId: string;
  /** Empty where none is set up yet. */
  program: FocusProgram;
  onClose: () => void;
}

interface Values {
  modules: FocusModule[];
  goals: FocusGoal[];
  pdtCustomGoal?: string;
}

const isLocked = (module: FocusModule) => (lockedModules as readonly FocusModule[]).includes(module);

/** The modules first, then what they aim at. Modules of every program, and those that are there already, stay. */
export function SetUpDialog({ subjectId, program, onClose }: Props) {
  const { t } = useTranslation('focus');
  const [opened] = useState(program);
  const [step, setStep] = useState(0);
  const { create, setModules, setGoals } = useFocusChanges();
  const store = async ({ modules, goals, pdtCustomGoal: own }: Values) => {
    const custom = own?.trim() || null;
    if (opened.concurrencyStamp === null) return create.mutateAsync({ subjectId, modules, goals, pdtCustomGoal: custom });
    // first what a stale editor is told of
    await setGoals.mutateAsync({ subjectId, pdtGoals: goals, pdtCustomGoal: custom, concurrencyStamp: opened.concurrencyStamp });
    if (modules.some((module) => !opened.pdtModules.includes(module))) await setModules.mutateAsync({ subjectId, modules });
  };
  const save = async (values: Values) => {
    if (step === 0) {
      setStep(1);
      return false;
    }
    try {
      await store(values);
    } catch (error) {
      toast('error', t('failed'));
      throw error;
    }
    toast('success', t('setUp.done'));
  };
  return (
    <FormDialog<Values>
      title={opened.concurrencyStamp === null ? t('setUp.open') : t('setUp.change')}
      okText={step === 0 ? t('setUp.next') : t('word.save')}
      initialValues={{
        modules: [...new Set([...lockedModules, ...opened.pdtModules])],
        goals: opened.pdtGoals,
        pdtCustomGoal: opened.pdtCustomGoal ?? undefined,
      }}
      onSave={save}
      onClose={onClose}
    >
      <Steps
        size="small"
        current={step}
        onChange={setStep}
        items={[{ title: t('modules') }, { title: t('goals') }]}
        style={{ marginBlockEnd: 'var(--space-4)' }}
      />
      <div hidden={step !== 0}>
        <Form.Item name="modules" label={t('modules')} extra={t('setUp.modulesHint')}>
          <Checkbox.Group>
            <Flex vertical gap="small">
              {focusModules.map((module) => (
                <Checkbox key={module} value={module} disabled={isLocked(module) || opened.pdtModules.includes(module)}>
                  {t(`module.${module}`)} <Typography.Text type="secondary">{t(`about.${module}`)}</Typography.Text>
                </Checkbox>
              ))}
            </Flex>
          </Checkbox.Group>
        </Form.Item>
      </div>
      <div hidden={step !== 1}>
        <Form.Item name="goals" label={t('goals')}>
          <Checkbox.Group>
            <Flex vertical gap="small">
              {focusGoals.map((goal) => (
                <Checkbox key={goal} value={goal}>
                  {t(`goal.${goal}`)}
                </Checkbox>
              ))}
            </Flex>
          </Checkbox.Group>
        </Form.Item>
        <TextField name="pdtCustomGoal" label={t('customGoal')} schema={pdtCustomGoal} />
      </div>
    </FormDialog>
  );
}
