import { type ModuleToEdit, moduleToEdit } from '@trellis/contract/certification/module-schemas';
import { Drawer, Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { StaleNotice } from '../../../ui/stale-notice.tsx';
import { useKnown } from '../../../ui/use-known.ts';
import { moduleFacts } from './module-facts.ts';
import { useContentChanges, useModuleToEdit } from './queries.ts';
import { TextFields } from './text-fields.tsx';

type Fields = NonNullable<ModuleToEdit['fields']>;
type Values = Omit<Fields, 'questionnaireId'> & { questionnaireId?: string | null };

interface Props {
  module: { id: string; displayName: string } | undefined;
  onClose: () => void;
}

const none = { en: '', 'zh-Hans': '', es: '' };
const fresh = { displayName: none, description: none, learningReminder: none, price: 0, learningDays: 90, courseIds: [], medalIds: [] };

/** Adds or edits a training module, once it is known what can be chosen. */
export function ModuleDrawer({ module, onClose }: Props) {
  const { t } = useTranslation('certification');
  const { data, error, refetch } = useModuleToEdit(module?.id);
  const title = module ? t('modules.editTitle', { name: module.displayName }) : t('modules.addTitle');
  if (data) return <ModuleForm title={title} id={module?.id} toEdit={data} onClose={onClose} />;
  return (
    <Drawer open title={title} loading={!error} onClose={onClose}>
      {error && <LoadFailed error={error} onRetry={refetch} />}
    </Drawer>
  );
}

interface FormProps {
  title: string;
  id: string | undefined;
  toEdit: ModuleToEdit;
  onClose: () => void;
}

function ModuleForm({ title, id, toEdit, onClose }: FormProps) {
  const { t } = useTranslation('certification');
  const { createModule, updateModule } = useContentChanges();
  const { fields, courses, medals, questionnaires } = toEdit;
  const [form] = Form.useForm<Values>();
  const { changes, attempt } = useKnown(toEdit, {
    form,
    schema: moduleToEdit,
    valuesOf: (module) => ({ ...module.fields }),
    told: (module) => moduleFacts(t, module),
  });
  const save = async ({ questionnaireId, ...values }: Values) => {
    const all = { ...values, questionnaireId: questionnaireId ?? null };
    const isSaved = await attempt((known) =>
      id && known?.concurrencyStamp
        ? updateModule.mutateAsync({ id, concurrencyStamp: known.concurrencyStamp, ...all })
        : createModule.mutateAsync(all),
    );
    if (isSaved) toast('success', t(id ? 'modules.saved' : 'modules.added'));
    return isSaved;
  };
  const required = (field: string) => [{ required: true, message: t('required', { field }) }];
  const optionsOf = (choices: readonly { id: string; name: string }[]) => choices.map(({ id: value, name: label }) => ({ value, label }));
  return (
    <FormDrawer<Values> title={title} initialValues={fields ?? fresh} form={form} onSave={save} onClose={onClose}>
      {changes && <StaleNotice changes={changes} />}
      <Form.Item name="name" label={t('modules.name')} rules={[{ ...required(t('modules.name'))[0], whitespace: true }]}>
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <TextFields name="displayName" label={t('modules.displayName')} maxLength={120} isRequired />
      <TextFields name="description" label={t('modules.description')} maxLength={2000} isLong />
      <TextFields name="learningReminder" label={t('modules.reminder')} maxLength={500} />
      <Form.Item name="price" label={t('modules.price')} rules={required(t('modules.price'))}>
        <InputNumber min={0} max={1_000_000} precision={2} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="learningDays" label={t('modules.days')} rules={required(t('modules.days'))}>
        <InputNumber min={1} max={3650} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="questionnaireId" label={t('modules.form')}>
        <Select allowClear options={optionsOf(questionnaires)} />
      </Form.Item>
      <Form.Item name="courseIds" label={t('modules.courses')}>
        <Select mode="multiple" showSearch={{ optionFilterProp: 'label' }} options={optionsOf(courses)} />
      </Form.Item>
      <Form.Item name="medalIds" label={t('modules.medals')}>
        <Select mode="multiple" showSearch={{ optionFilterProp: 'label' }} options={optionsOf(medals)} />
      </Form.Item>
    </FormDrawer>
  );
}
