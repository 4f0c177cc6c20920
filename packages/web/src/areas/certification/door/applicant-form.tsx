import { applicantFields } from '@trellis/contract/certification/application-schemas';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../../../ui/form-limits.ts';
import { useUnsaved } from '../../../ui/use-unsaved.ts';

export interface ApplicantValues {
  name: string;
  email: string;
  phone: string | null;
  jobTitle: string | null;
  workUnit: string | null;
}

const { shape } = applicantFields;
const mostOf = (field: keyof typeof shape) => limitsOf(shape[field]).maxLength;

export function ApplicantForm({ initial, onNext }: { initial?: ApplicantValues | undefined; onNext: (values: ApplicantValues) => void }) {
  const { t } = useTranslation('certification');
  const [form] = Form.useForm<ApplicantValues>();
  useUnsaved(() => form.isFieldsTouched(), false);
  const next = ({ name, email, phone, jobTitle, workUnit }: ApplicantValues) =>
    onNext({
      name: name.trim(),
      email: email.trim(),
      phone: phone?.trim() || null,
      jobTitle: jobTitle?.trim() || null,
      workUnit: workUnit?.trim() || null,
    });
  return (
    <Form<ApplicantValues>
      form={form}
      layout="vertical"
      size="large"
      initialValues={initial ?? {}}
      scrollToFirstError={{ focus: true }}
      onFinish={next}
    >
      <Form.Item
        name="name"
        label={t('apply.name')}
        rules={[{ required: true, whitespace: true, message: t('required', { field: t('apply.name') }) }]}
      >
        <Input maxLength={mostOf('name')} autoComplete="name" />
      </Form.Item>
      <Form.Item name="email" label={t('apply.email')} rules={[{ required: true, type: 'email', message: t('apply.emailInvalid') }]}>
        <Input type="email" maxLength={mostOf('email')} autoComplete="email" />
      </Form.Item>
      <Form.Item name="phone" label={t('apply.phone')}>
        <Input type="tel" maxLength={mostOf('phone')} autoComplete="tel" />
      </Form.Item>
      <Form.Item name="jobTitle" label={t('apply.jobTitle')}>
        <Input maxLength={mostOf('jobTitle')} autoComplete="organization-title" />
      </Form.Item>
      <Form.Item name="workUnit" label={t('apply.workUnit')}>
        <Input maxLength={mostOf('workUnit')} autoComplete="organization" />
      </Form.Item>
      <Button type="primary" block htmlType="submit">
        {t('apply.next')}
      </Button>
    </Form>
  );
}
