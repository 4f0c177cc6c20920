import { type FocusGoal, type FocusModule, focusGoals, focusModules, lockedModules } from '@trellis/contract/focus/rules';
import { type FocusProgram, focusProgram, pdtCustomGoal } from '@trellis/contract/focus/schemas';
import { Checkbox, Flex, Form, Steps, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useKnown } from '../../ui/use-known.ts';
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
  pdtCustomGoal?: string | undefined;
}

const isLocked = (module: FocusModule) => (lockedModules as readonly FocusModule[]).includes(module);

const valuesOf = ({ pdtModules, pdtGoals, pdtCustomGoal }: FocusProgram): Values => ({
  modules: [...new Set([...lockedModules, ...pdtModules])],
  goals: pdtGoals,
  pdtCustomGoal: pdtCustomGoal ?? undefined,
});

/** The modules first, then what they aim at. Modules of every program, and those that are there already, stay. */
export function SetUpDialog({ subjectId, program, onClose }: Props) {
  const { t } = useTranslation('focus');
  const [form] = Form.useForm<Values>();
  const [step, setStep] = useState(0);
  const { create, setGoals } = useFocusChanges();
  const told = ({ pdtModules, pdtGoals, pdtCustomGoal: own }: FocusProgram) => [
    { key: 'modules', field: t('modules'), value: pdtModules.map((module) => t(`module.${module}`)).join(', ') || t('word.nothing') },
    { key: 'goals', field: t('goals'), value: pdtGoals.map((goal) => t(`goal.${goal}`)).join(', ') || t('word.nothing') },
    { key: 'custom', field: t('customGoal'), value: own ?? t('word.nothing') },
  ];
  const { known = program, changes, attempt } = useKnown(program, { form, schema: focusProgram, valuesOf, told });
  const store = ({ modules, goals, pdtCustomGoal: own }: Values, { concurrencyStamp }: FocusProgram) => {
    const custom = own?.trim() || null;
    if (concurrencyStamp === null) return create.mutateAsync({ subjectId, modules, goals, pdtCustomGoal: custom });
    return setGoals.mutateAsync({ subjectId, pdtGoals: goals, pdtCustomGoal: custom, modules, concurrencyStamp });
  };
  const save = async (values: Values) => {
    if (step === 0) {
      setStep(1);
      return false;
    }
    try {
      if (!(await attempt((opened = program) => store(values, opened)))) return false;
    } catch (error) {
      toast('error', t('failed'));
      throw error;
    }
    toast('success', t('setUp.done'));
    return true;
  };
  return (
    <FormDialog<Values>
      title={known.concurrencyStamp === null ? t('setUp.open') : t('setUp.change')}
      okText={step === 0 ? t('setUp.next') : t('word.save')}
      form={form}
      initialValues={valuesOf(program)}
      onSave={save}
      onClose={onClose}
    >
      {changes && <StaleNotice changes={changes} />}
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
                <Checkbox key={module} value={module} disabled={isLocked(module) || known.pdtModules.includes(module)}>
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
