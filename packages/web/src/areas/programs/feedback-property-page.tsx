import type { PropertyType } from '@trellis/contract/offline-plans/feedback-schemas';
import { propertyType } from '@trellis/contract/offline-plans/feedback-schemas';
import { type EditedExtras, extrasFault } from '@trellis/contract/programs/extras';
import { feedbackProperty } from '@trellis/contract/programs/feedback-property';
import { Form, type FormInstance, type FormRule, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';
import { extrasAs } from './extras-draft.ts';
import { ExtrasField } from './extras-field.tsx';
import { FieldPreview } from './field-preview.tsx';

/** Fields of feedback forms, built as they will look. */
export function FeedbackPropertyPage() {
  const { t } = useTranslation('programs');
  const faultOf = ({ getFieldValue }: FormInstance): FormRule => ({
    validator: async (_, extras: EditedExtras | string = {}) => {
      if (typeof extras === 'string') throw new Error(t('extras.notJson'));
      const fault = extrasFault(getFieldValue('type') as PropertyType, extras);
      if (fault === 'Trellis:OptionsMissing') throw new Error(t('extras.optionsMissing'));
      if (fault === 'Trellis:OptionsRepeated') throw new Error(t('extras.optionsRepeated'));
      if (fault === 'Trellis:RatingCountMissing') throw new Error(t('extras.countMissing'));
      if (fault) throw new Error(t('extras.range'));
    },
  });
  return (
    <DeclaredPage
      of={feedbackProperty}
      calls={api.feedbackProperties}
      mayWrite={useCurrentUser().canWrite('RocketSystem.Content')}
      columns={['displayName', 'type', 'isRequired', 'version', 'createdAt']}
      inputs={{ type: <TypeField />, extraProperties: <ExtrasField /> }}
      rules={{ extraProperties: [faultOf as FormRule] }}
      said={{ extraProperties: (extras) => JSON.stringify(extras) }}
      beneath={<FieldPreview />}
      size="large"
    />
  );
}

interface TypeProps {
  id?: string;
  value?: PropertyType;
  onChange?: (value: PropertyType) => void;
}

/** Another type reads other extras: what it does not know goes. */
function TypeField({ id, value, onChange }: TypeProps) {
  const { t } = useTranslation('programs');
  const form = Form.useFormInstance();
  const choose = (type: PropertyType) => {
    const extras = form.getFieldValue('extraProperties') as EditedExtras | string | undefined;
    if (typeof extras === 'object') form.setFieldValue('extraProperties', extrasAs(type, extras));
    onChange?.(type);
  };
  const options = propertyType.options.map((type) => ({ value: type, label: t(`type.${type}`) }));
  return <Select id={id} value={value} onChange={choose} options={options} />;
}
