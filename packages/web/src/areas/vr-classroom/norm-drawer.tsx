import { type NormSet, normSet } from '@trellis/contract/scoring/norms';
import { App, Form, Input, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useNormChanges, useNormSets } from './norm-queries.ts';

interface Values extends Pick<NormSet, 'id' | 'paradigm' | 'source' | 'isDemonstration' | 'correlation'> {
  measures: string;
}

const blank: Values = {
  id: '',
  paradigm: 'trellis-gonogo@1',
  source: '',
  isDemonstration: false,
  correlation: 0,
  measures: JSON.stringify({ rtMean: { male: [{ ageMonths: 72, n: 50, l: 0, m: 500, s: 0.15 }], female: [] } }, null, 2),
};

/** Where values are not as a norm set has them; nothing where they are. */
function faultIn(measures: string): string | undefined {
  try {
    const issue = normSet.shape.measures.safeParse(JSON.parse(measures)).error?.issues[0];
    return issue && (issue.path.join('.') || issue.message);
  } catch (error) {
    return (error as Error).message;
  }
}

/** Adds a norm set, or the next version of one that is there. */
export function NormDrawer({ from, onClose }: { from: NormSet | undefined; onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  const { add } = useNormChanges();
  const known = useNormSets().data?.items ?? [];
  const save = async ({ measures, ...values }: Values) => {
    const version = Math.max(0, ...known.flatMap((set) => (set.id === values.id ? [set.version] : []))) + 1;
    await add.mutateAsync({ ...values, version, measures: JSON.parse(measures) });
    void message.success(t('norms.saved', { version }));
  };
  const checked = {
    validator: (_: unknown, text: string) => {
      const where = faultIn(text);
      return where === undefined ? Promise.resolve() : Promise.reject(new Error(t('norms.broken', { where })));
    },
  };
  const initial = from ? { ...from, measures: JSON.stringify(from.measures, null, 2) } : blank;
  return (
    <FormDrawer<Values>
      title={from ? t('norms.next', { name: from.id }) : t('norms.add')}
      initialValues={initial}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="id" label={t('word.name')} schema={normSet.shape.id} disabled={from !== undefined} />
      <TextField name="paradigm" label={t('report.paradigm')} schema={normSet.shape.paradigm} />
      <TextField name="source" label={t('norms.source')} schema={normSet.shape.source} isLong />
      <Form.Item name="isDemonstration" label={t('norms.demo')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="correlation" label={t('norms.correlation')} rules={[{ required: true }]}>
        <InputNumber min={-0.99} max={1} step={0.01} />
      </Form.Item>
      <Form.Item name="measures" label={t('norms.values')} extra={t('norms.valuesHint')} rules={[checked]}>
        <Input.TextArea autoSize={{ minRows: 10, maxRows: 24 }} spellCheck={false} />
      </Form.Item>
    </FormDrawer>
  );
}
