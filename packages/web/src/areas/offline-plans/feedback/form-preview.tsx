import type { FeedbackProperty } from '@trellis/contract/offline-plans/feedback-schemas';
import { Form } from 'antd';
import { useState } from 'react';
import { PlainField } from '../family/plain-field.tsx';
import { PropertyItem } from './property-item.tsx';
import { defaultValues, type FormValues } from './values.ts';
import '../../../ui/plain-form.css';

interface Props {
  properties: readonly FeedbackProperty[];
  /** Whose eyes it is seen by. */
  reader: 'coach' | 'family';
}

/** A feedback form as a coach or a family fills it in, with the very fields that they have; nothing of it is sent. */
export function FormPreview({ properties, reader }: Props) {
  const [form] = Form.useForm<FormValues>();
  const [said, setSaid] = useState<FormValues>(() => defaultValues(properties));
  if (reader === 'family')
    return properties.map((property) => (
      <PlainField
        key={property.id}
        property={property}
        value={said[property.id]}
        onChange={(value) => setSaid({ ...said, [property.id]: value })}
        fault={undefined}
      />
    ));
  return (
    <Form
      className="feedback-form"
      component={false}
      form={form}
      name="preview"
      layout="vertical"
      initialValues={said}
      onValuesChange={(_, values) => setSaid(values)}
    >
      {properties.map((property) => (
        <PropertyItem key={property.id} property={property} />
      ))}
    </Form>
  );
}
