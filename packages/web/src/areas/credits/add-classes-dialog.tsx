import { App, Form, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { ChangeFields, type ChangeValues, type KnownChild, noChange, signed } from './change-fields.tsx';
import { useBalance, useCreditChanges } from './queries.ts';

interface Values extends ChangeValues {
  classHours: number;
}

interface Props {
  /** Without one it is chosen here. */
  subject?: KnownChild;
  onClose: () => void;
}

/** Gives a child training sessions without a contract, or takes some back. */
export function AddClassesDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('credits');
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const { classHours: change } = useCreditChanges();
  const userId = Form.useWatch('userId', form);
  const left = useBalance(userId).data?.available;
  const save = async ({ userId: child, direction, classHours, remark }: Values) => {
    const { remainingTimes } = await change.mutateAsync({
      userId: child,
      classHours: signed(direction, classHours),
      remark: remark?.trim() || null,
    });
    void message.success(t('change.classesSaved', { count: remainingTimes }));
  };
  return (
    <FormDrawer<Values>
      size="default"
      form={form}
      title={t('change.addClasses')}
      initialValues={noChange}
      saveText={t('word.save')}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('change.classesHint')}</Typography.Paragraph>
      <ChangeFields
        amountName="classHours"
        child={subject}
        amountHint={left === undefined ? undefined : t('change.left', { count: left })}
      />
    </FormDrawer>
  );
}
