import { type ClassType, capacityOfType, classTypes, leastCapacity } from '@trellis/contract/groups/rules';
import { type AgeStage, ageStage, type ClassGroup, classGroupForm } from '@trellis/contract/groups/schemas';
import { limits } from '@trellis/contract/limits';
import { Form, type FormInstance, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../../ui/form-limits.ts';

export interface ClassValues {
  name: string;
  type: ClassType;
  capacity: number;
  ageStage?: AgeStage | null;
}

const firstType: ClassType = 'OneToFour';
/** What the form of a new class begins with. */
export const newClass: Partial<ClassValues> = { type: firstType, capacity: capacityOfType(firstType) };

/** The form's part of a class. */
export const valuesOf = ({ name, type, capacity, ageStage: stage }: ClassGroup): ClassValues => ({ name, type, capacity, ageStage: stage });

interface Props {
  form: FormInstance<ClassValues>;
  /** How many children the class has; a new one has none. */
  childCount?: number;
}

export function ClassFields({ form, childCount }: Props) {
  const { t } = useTranslation('groups');
  const bounds = { least: leastCapacity(childCount ?? 0), most: limits.classCapacity.max };
  const type = Form.useWatch('type', form);
  const required = (field: string) => ({ required: true, message: t('word.required', { field }) });
  // a new class begins with the capacity of its type; one that somebody typed stays
  const suggestCapacity = (next: ClassType) => {
    if (childCount === undefined && !form.isFieldTouched('capacity')) form.setFieldValue('capacity', capacityOfType(next));
  };
  return (
    <>
      <Form.Item name="name" label={t('word.name')} rules={[{ ...required(t('word.name')), whitespace: true }]}>
        <Input maxLength={limitsOf(classGroupForm.shape.name).maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="type" label={t('word.type')} rules={[required(t('word.type'))]}>
        <Select
          options={classTypes.map((value) => ({ value, label: t(`type.${value}`), hint: t(`typeHint.${value}`) }))}
          optionRender={({ data }) => `${data.label} · ${data.hint}`}
          onChange={suggestCapacity}
        />
      </Form.Item>
      <Form.Item
        name="capacity"
        label={t('form.capacity')}
        extra={type === 'OneToOne' ? t('form.capacityHintOne') : t('form.capacityHint', bounds)}
        rules={[required(t('form.capacity')), { type: 'integer', min: bounds.least, max: bounds.most, message: t('form.between', bounds) }]}
      >
        <InputNumber style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="ageStage" label={t('form.ageStage')}>
        <Select allowClear options={ageStage.options.map((value) => ({ value, label: t(`ageStage.${value}`) }))} />
      </Form.Item>
    </>
  );
}
