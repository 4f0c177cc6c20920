import type { FeedbackProperty } from '@trellis/contract/offline-plans/feedback-schemas';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { PropertyField } from './property-field.tsx';
import { isEmpty } from './values.ts';

interface Props {
  property: FeedbackProperty;
  /** Unless the form says otherwise: an exercise that was not done needs no answers. */
  isRequired?: boolean;
}

/** A field of a feedback form with its name, what is meant by it, and its one rule. */
export function PropertyItem({ property, isRequired = property.isRequired }: Props) {
  const { t } = useTranslation('offlinePlans');
  const { id, displayName, description } = property;
  return (
    <Form.Item
      name={id}
      label={displayName}
      extra={description || undefined}
      required={isRequired}
      rules={[
        {
          validator: async (_, value) => {
            if (isRequired && isEmpty(value)) throw new Error(t('field.required', { name: displayName }));
          },
        },
      ]}
    >
      <PropertyField property={property} />
    </Form.Item>
  );
}
