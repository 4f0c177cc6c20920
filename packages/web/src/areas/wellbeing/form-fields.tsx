import { type WellbeingField, wellbeingInputs } from '@trellis/contract/wellbeing/inputs';
import type { Activity, Intensity } from '@trellis/contract/wellbeing/rules';
import { Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stars } from '../../ui/stars.tsx';

/** The fields of a day or of a goal, each as its kind of value is entered at a desk. */
export function WellbeingFields({ fields }: { fields: readonly WellbeingField[] }) {
  const { t } = useTranslation('wellbeing');
  return fields.map((field) => {
    const label = t(`fields.${field}`);
    const rules = [{ required: true, message: t('word.required', { field: label }) }];
    return (
      <Form.Item key={field} name={field} label={label} extra={t(`hints.${field}`) || undefined} rules={rules}>
        {controlOf(field, { activity: (one) => t(`activity.${one}`), intensity: (one) => t(`intensity.${one}`) })}
      </Form.Item>
    );
  });
}

interface Words {
  activity: (one: Activity) => string;
  intensity: (one: Intensity) => string;
}

function controlOf(field: WellbeingField, words: Words) {
  const given = wellbeingInputs[field];
  switch (given.input) {
    case 'time':
      return <Input type="time" />;
    case 'stars':
      return <Stars count={given.max} />;
    case 'choice':
      return <Select options={given.options.map((value) => ({ value, label: words[field as 'activity'](value as Activity) }))} />;
    default:
      return <InputNumber min={given.min} max={given.max} step={'step' in given ? given.step : 1} style={{ width: '100%' }} />;
  }
}
