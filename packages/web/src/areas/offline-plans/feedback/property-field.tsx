import { limits } from '@trellis/contract/limits';
import { Input, InputNumber, Radio, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField, RatingField, SelectionField } from './choice-fields.tsx';
import type { FieldProps } from './field-props.ts';

// pickers are heavy: they come after the page
const loadTimes = () => import('./time-fields.tsx');
const loadFiles = () => import('./file-field.tsx');
const DurationField = lazy(async () => ({ default: (await loadTimes()).DurationField }));
const MomentField = lazy(async () => ({ default: (await loadTimes()).MomentField }));
const FileField = lazy(async () => ({ default: (await loadFiles()).FileField }));

/** Fetches every kind of field ahead, for forms that have to open without a network. */
export function prepareFields(): void {
  void Promise.all([loadTimes(), loadFiles()]).catch(() => undefined);
}

const defaultRows = 7;

/** The control of one property of a feedback form, by its type. */
export function PropertyField(props: FieldProps) {
  return (
    <Suspense fallback={<Skeleton.Input active block />}>
      <Control {...props} />
    </Suspense>
  );
}

function Control(props: FieldProps) {
  const { property, id, value, onChange } = props;
  const extras = property.extraProperties;
  switch (property.type) {
    case 'String':
      return (
        <Input.TextArea
          id={id}
          rows={extras.defaultLines ?? defaultRows}
          maxLength={limits.answer.text}
          value={asText(value)}
          onChange={(event) => onChange?.(event.target.value)}
        />
      );
    case 'Number':
      return (
        <InputNumber
          id={id}
          min={extras.minValue ?? 0}
          max={extras.maxValue}
          step={extras.step ?? 1}
          inputMode="decimal"
          value={typeof value === 'number' ? value : null}
          onChange={(next) => onChange?.(typeof next === 'number' ? next : null)}
        />
      );
    case 'Boolean':
      return <BooleanField {...props} />;
    case 'Rating':
      return <RatingField {...props} />;
    case 'Selection':
      return <SelectionField {...props} />;
    case 'Checkbox':
      return <CheckboxField {...props} />;
    case 'Duration':
      return <DurationField {...props} />;
    case 'TimePicker':
      return <MomentField {...props} />;
    case 'ImagePicker':
    case 'VideoPicker':
      return <FileField {...props} />;
  }
}

// two buttons and not a switch: "no" and "not answered" are different answers
function BooleanField({ property, id, value, onChange }: FieldProps) {
  const { t } = useTranslation('offlinePlans');
  return (
    <Radio.Group
      id={id}
      aria-label={property.displayName}
      optionType="button"
      options={[
        { label: t('word.yes'), value: true },
        { label: t('word.no'), value: false },
      ]}
      value={value}
      onChange={(event) => onChange?.(event.target.value as boolean)}
    />
  );
}

function asText(value: FieldProps['value']): string {
  return typeof value === 'string' ? value : '';
}
