import { otherPrefix, parseFeedbacks } from '@trellis/contract/offline-plans/feedback-rules';
import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import { Alert, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { dropDraft, keepDraft, readDraft } from '../feedback/draft.ts';
import { PropertyItem } from '../feedback/property-item.tsx';
import { fieldsInError } from '../feedback/server-errors.ts';
import { defaultValues, type FormValues, toFeedbacks, toFormValues } from '../feedback/values.ts';

interface SavingFormProps {
  /** Session and form: what was not saved is kept under it. */
  formKey: string;
  properties: readonly FeedbackProperty[];
  feedbacks: readonly FeedbackValue[];
  /** Of a form among others of its kind. */
  title?: string;
  onSave: (feedbacks: FeedbackValue[]) => Promise<unknown>;
}

/** A feedback form without a button: once all that it asks for is there, every tap saves it, and what was typed is saved when the field is left. */
export function SavingForm({ formKey, properties, feedbacks, title, onSave }: SavingFormProps) {
  const { t } = useTranslation('offlinePlans');
  const failureText = useFailureText();
  const [form] = Form.useForm<FormValues>();
  const [draft] = useState(() => readDraft(formKey));
  const [failure, setFailure] = useState<string | null>(null);
  const isChanged = useRef(draft !== null);
  const [required, optional] = [properties.filter(isAskedFor), properties.filter((property) => !isAskedFor(property))];
  const [isOpen] = useState(() => required.length === 0 || optional.some(({ id }) => said(feedbacks, id) || draft?.[id]));

  // what another tablet said shows, unless something else was said here
  useEffect(() => {
    if (!isChanged.current && feedbacks.length > 0) form.setFieldsValue(toFormValues(feedbacks));
  }, [form, feedbacks]);

  const save = async () => {
    const values = form.getFieldsValue();
    const answered = toFeedbacks(properties, values);
    if (!isChanged.current || !parseFeedbacks(properties, answered).ok) return;
    isChanged.current = false;
    setFailure(null);
    try {
      const saved = onSave(answered);
      dropDraft(formKey);
      await saved;
    } catch (error) {
      isChanged.current = true;
      keepDraft(formKey, values);
      form.setFields(fieldsInError(error, properties));
      setFailure(failureText(error as Error));
    }
  };
  const change = (changed: FormValues, values: FormValues) => {
    isChanged.current = true;
    keepDraft(formKey, values);
    if (properties.some((property) => property.id in changed && isTapped(property, changed[property.id]))) void save();
  };

  return (
    <Form
      className={title ? 'feedback-form saving-form-row' : 'feedback-form'}
      // the same field stands in the forms of several categories
      name={formKey}
      form={form}
      layout="vertical"
      initialValues={{ ...defaultValues(properties), ...toFormValues(feedbacks), ...draft }}
      onValuesChange={change}
      onBlur={() => void save()}
      aria-label={title}
    >
      {title && <strong>{title}</strong>}
      {required.map((property) => (
        <PropertyItem key={property.id} property={property} />
      ))}
      {optional.length > 0 && (
        <details open={isOpen}>
          <summary>{t('sheet.more')}</summary>
          {optional.map((property) => (
            <PropertyItem key={property.id} property={property} />
          ))}
        </details>
      )}
      {failure !== null && <Alert type="error" showIcon role="alert" title={failure} description={t('forms.notSaved')} />}
    </Form>
  );
}

const isAskedFor = ({ isRequired }: FeedbackProperty): boolean => isRequired;
const said = (feedbacks: readonly FeedbackValue[], id: string) => feedbacks.some((each) => each.programFeedbackPropertyId === id);

const typed: readonly FeedbackProperty['type'][] = ['String', 'Number', 'Duration', 'TimePicker'];

/** Said with a tap; an option of one's own is typed. */
const isTapped = ({ type }: FeedbackProperty, value: FormValues[string]): boolean =>
  !typed.includes(type) && ![value].flat().some((part) => typeof part === 'string' && part.startsWith(otherPrefix));
