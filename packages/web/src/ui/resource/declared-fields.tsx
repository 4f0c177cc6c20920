import { Checkbox, Form, type FormRule, Input, InputNumber, Radio, Select } from 'antd';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../date-field.tsx';
import { LocalTextFields } from '../local-text.tsx';
import type { Field } from './declared.ts';
import type { DeclaredWords } from './declared-words.ts';

interface Props {
  fields: readonly Field[];
  words: DeclaredWords;
  /** What the fields may choose from. */
  choices: Record<string, readonly { id: string; name: string }[]> | undefined;
  /** How a field is entered, where it is not as its kind is. */
  inputs: Record<string, ReactElement>;
  /** What else must be so of a field. */
  rules?: Record<string, FormRule[]> | undefined;
  /** Fields that stay as they are. */
  fixed?: readonly string[] | undefined;
}

/** The fields of a declared resource: each as its kind is entered, with the limits of the contract. */
export function DeclaredFields({ fields, words, choices, inputs, rules = {}, fixed = [] }: Props) {
  return fields.map((field) => {
    const { name, kind, limits, mark } = field;
    const label = words.field(field);
    if (kind === 'localText' && mark?.kind === 'localText')
      return (
        <LocalTextFields
          key={name}
          name={name}
          label={label}
          maxLength={limits.maxLength ?? 0}
          isOptional={!limits.required}
          isLong={mark.isLong}
        />
      );
    const isShown = fixed.includes(name);
    const input = isShown && kind !== 'choice' ? <Input disabled /> : (inputs[name] ?? inputOf(field, words, choices?.[name], isShown));
    return <OneField key={name} field={field} words={words} input={input} rules={rules[name]} />;
  });
}

interface OneFieldProps {
  field: Field;
  words: DeclaredWords;
  input: ReactElement;
  rules?: FormRule[] | undefined;
}

function OneField({ field, words, input, rules = [] }: OneFieldProps) {
  const { t } = useTranslation('ui');
  const { name, kind, limits } = field;
  const label = words.field(field);
  return (
    <Form.Item
      name={name}
      label={label}
      extra={words.hint(name)}
      valuePropName={kind === 'flag' ? 'checked' : 'value'}
      rules={[
        ...(limits.required && kind !== 'flag' ? [{ required: true, message: t('form.required', { field: label }) }] : []),
        ...rules,
        ...(kind === 'text' ? [unfit(field, t('form.unfit', { field: label }))] : []),
      ]}
    >
      {input}
    </Form.Item>
  );
}

const longestLine = 255;
const mostRadios = 4;

/** Tells at once what the contract would refuse; what is empty is told as such. */
const unfit = ({ takes }: Field, message: string) => ({
  validator: (_: unknown, value: unknown) => (value && !takes(value) ? Promise.reject(new Error(message)) : Promise.resolve()),
});

function inputOf(field: Field, words: DeclaredWords, choices: readonly { id: string; name: string }[] = [], isShown = false): ReactElement {
  const { name, kind, limits, values, isWhole } = field;
  const options = choices.map(({ id: value, name: label }) => ({ value, label }));
  const search = { optionFilterProp: 'label' } as const;
  if (kind === 'text' && (limits.maxLength ?? 0) > longestLine)
    return <Input.TextArea maxLength={limits.maxLength} autoSize={{ minRows: 2, maxRows: 6 }} />;
  if (kind === 'text') return <Input maxLength={limits.maxLength} autoComplete="off" />;
  if (kind === 'money') return <InputNumber min={limits.min} max={limits.max} precision={2} style={{ width: '100%' }} />;
  if (kind === 'number')
    return <InputNumber min={limits.min} max={limits.max} precision={isWhole ? 0 : undefined} style={{ width: '100%' }} />;
  if (kind === 'day') return <DateField />;
  if (kind === 'flag') return <Checkbox />;
  if (kind === 'choice') {
    const offered = values.map((value) => ({ value, label: words.value(name, value) }));
    if (values.length > mostRadios) return <Select allowClear={!limits.required} options={offered} disabled={isShown} />;
    return <Radio.Group options={offered} disabled={isShown} />;
  }
  if (kind === 'one') return <Select allowClear={!limits.required} showSearch={search} options={options} />;
  if (kind === 'many') return <Select mode="multiple" showSearch={search} options={options} maxCount={limits.maxCount} />;
  throw new Error(`Say how ${name} is entered`);
}
