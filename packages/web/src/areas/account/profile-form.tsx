import { genders } from '@trellis/contract/account/profile';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { limits } from '@trellis/contract/limits';
import { Col, Form, Input, Row, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { wallClock } from '../../ui/centre-time.ts';
import { DateField } from '../../ui/date-field.tsx';
import { notAfter } from '../../ui/date-rules.ts';
import { PageForm } from '../../ui/page-form.tsx';
import { useChangeProfile } from './queries.ts';

interface Values {
  name: string;
  gender: CurrentUser['gender'];
  birthday: Dayjs | null;
}

/** Name, gender and birthday. Whatever fails, what was typed stays. */
export function ProfileForm({ user }: { user: CurrentUser & { zone: string } }) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<Values>();
  const change = useChangeProfile();
  const today = wallClock(user.zone).endOf('day');

  const save = async ({ name, gender, birthday }: Values) => {
    const saved = await change.mutateAsync({
      name,
      gender,
      birthday: birthday?.format('YYYY-MM-DD') ?? null,
      concurrencyStamp: user.concurrencyStamp,
    });
    form.setFieldsValue({ name: saved.name });
  };

  return (
    <PageForm
      form={form}
      initialValues={{ name: user.name, gender: user.gender, birthday: user.birthday ? dayjs(user.birthday) : null }}
      saved={t('profile.saved')}
      onSave={save}
    >
      <Row gutter={16}>
        <Col xs={24} md={12}>
          <Form.Item
            name="name"
            label={t('word.personName')}
            rules={[{ required: true, whitespace: true, message: t('profile.nameRequired') }]}
          >
            <Input maxLength={limits.account.nameLength} autoComplete="name" />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item name="gender" label={t('profile.gender')}>
            <Select options={genders.map((value) => ({ value, label: t(`profile.genders.${value}`) }))} />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item name="birthday" label={t('word.birthday')} rules={[notAfter(today, t('word.dayToCome'))]}>
            <DateField maxDate={today} />
          </Form.Item>
        </Col>
      </Row>
    </PageForm>
  );
}
