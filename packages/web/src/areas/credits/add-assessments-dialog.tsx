import { App, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { ChangeFields, type ChangeValues, type KnownChild, noChange, signed } from './change-fields.tsx';
import { useBalance, useCreditChanges, useTags } from './queries.ts';

interface Values extends ChangeValues {
  tagId: string;
  times: number;
}

interface Props {
  /** Without one it is chosen here. */
  subject?: KnownChild;
  onClose: () => void;
}

/** Gives a child assessments of a kind, or takes some back. */
export function AddAssessmentsDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('credits');
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const { assessmentTimes: change } = useCreditChanges();
  const tags = useTags();
  const userId = Form.useWatch('userId', form);
  const tagId = Form.useWatch('tagId', form);
  const left = useBalance(userId).data?.times.find((tag) => tag.tagId === tagId)?.times;
  const save = async ({ userId: child, direction, times, tagId: tag, remark }: Values) => {
    await change.mutateAsync({ userId: child, times: signed(direction, times), tagId: tag, remark: remark?.trim() || null });
    void message.success(t('word.savedSentence'));
  };
  const label = t('change.tag');
  return (
    <FormDrawer<Values>
      size="default"
      form={form}
      title={t('change.addAssessments')}
      initialValues={noChange}
      saveText={t('word.save')}
      onSave={save}
      onClose={onClose}
    >
      <ChangeFields amountName="times" child={subject} amountHint={left === undefined ? undefined : t('change.left', { count: left })}>
        <Form.Item name="tagId" label={label} rules={[{ required: true, message: t('word.required', { field: label }) }]}>
          <Select loading={tags.isPending} options={(tags.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))} />
        </Form.Item>
      </ChangeFields>
    </FormDrawer>
  );
}
