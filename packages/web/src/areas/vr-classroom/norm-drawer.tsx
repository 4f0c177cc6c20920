import { type NormSet, normSet } from '@trellis/contract/scoring/norms';
import { App, Form, InputNumber, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Fault, gridOf, type NormGrid, readGrid } from './norm-grid.ts';
import { useNormChanges, useNormSets } from './norm-queries.ts';
import { NormTable } from './norm-table.tsx';
import { useNormWords } from './use-norm-words.ts';

interface Values extends Pick<NormSet, 'id' | 'paradigm' | 'source' | 'isDemonstration' | 'correlation'> {
  grid: NormGrid;
}

const blank: Values = { id: '', paradigm: 'trellis-gonogo@1', source: '', isDemonstration: false, correlation: 0, grid: {} };

/** So many cells that are wrong are named; of the others it is said how many there are. */
const named = 5;

/** Adds a norm set, or the next version of one that is there. */
export function NormDrawer({ from, onClose }: { from: NormSet | undefined; onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const words = useNormWords();
  const { message } = App.useApp();
  const { add } = useNormChanges();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const known = useNormSets().data?.items ?? [];
  const save = async ({ grid, ...values }: Values) => {
    const version = Math.max(0, ...known.flatMap((set) => (set.id === values.id ? [set.version] : []))) + 1;
    await add.mutateAsync({ ...values, version, measures: readGrid(grid).measures });
    void message.success(t('norms.saved', { version }));
  };
  const checked = {
    validator: (_: unknown, grid: NormGrid) => {
      const read = readGrid(grid);
      setFaults(read.faults);
      const more = read.faults.length - named;
      const texts = [...read.faults.slice(0, named).map(words.fault), ...(more > 0 ? [t('norms.grid.more', { count: more })] : [])];
      const isNone = Object.keys(read.measures).length === 0;
      const problem = isNone ? t('norms.grid.none') : texts.join('\n');
      return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
    },
    validateTrigger: 'onSubmit',
  };
  return (
    <FormDrawer<Values>
      size="paper"
      title={from ? t('norms.next', { name: from.id }) : t('norms.add')}
      initialValues={from ? { ...from, grid: gridOf(from.measures) } : blank}
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
      <Form.Item name="grid" rules={[checked]} className="norm-field">
        <NormTable faults={faults} />
      </Form.Item>
    </FormDrawer>
  );
}
