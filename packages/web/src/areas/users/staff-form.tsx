import { limits } from '@trellis/contract/limits';
import type { StaffRole } from '@trellis/contract/users/rules';
import { type StaffDetail, staffDetail } from '@trellis/contract/users/staff-schemas';
import { Alert, Col, Form, Input, Row, Select, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { useCountries } from '../../ui/countries.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { currentOf } from '../../ui/stale.ts';
import { useSaveStaff } from './queries.ts';
import { RoleField } from './role-field.tsx';

interface Values extends Pick<StaffDetail, 'name' | 'gender'> {
  countryCode: string | null;
  phoneNumber: string | null;
  birthday: Dayjs | null;
  roles: StaffRole[];
}
const genders = ['Unknown', 'Male', 'Female', 'Others'] as const;

/** The form of somebody's roles, and of their name, telephone and birthday as the center knows them. */
export function StaffForm({ opened, onClose }: { opened: StaffDetail; onClose: () => void }) {
  const { t } = useTranslation('users');
  const [form] = Form.useForm<Values>();
  // what was opened, not what a refetch brings: its stamp tells whether somebody else saved meanwhile
  const [base, setBase] = useState(opened);
  const { update } = useSaveStaff();
  const save = async (values: Values) => {
    const { id: userId, tenantId, concurrencyStamp, isActivated } = base;
    try {
      await update.mutateAsync({
        userId,
        tenantId,
        concurrencyStamp,
        name: values.name,
        roles: values.roles,
        ...(isActivated && ownOf(values)),
      });
      toast('success', t('editForm.saved'));
    } catch (error) {
      const current = currentOf(error, staffDetail);
      if (current) {
        // what was typed stays; the rest shows what is saved now
        const kept = form.getFieldsValue(true, (meta) => meta?.touched ?? false) as Partial<Values>;
        form.setFieldsValue({ ...valuesOf(current), ...kept });
        setBase(current);
      }
      throw error;
    }
  };
  const required = { required: true, whitespace: true, message: t('required', { field: t('inviteForm.name') }) };
  return (
    <FormDrawer<Values>
      size="default"
      form={form}
      title={t('editForm.title', { name: base.name })}
      initialValues={valuesOf(opened)}
      onSave={save}
      onClose={onClose}
    >
      {base.isActivated && <Typography.Paragraph type="secondary">{t('editForm.onlyHere')}</Typography.Paragraph>}
      <Form.Item name="name" label={t('inviteForm.name')} rules={[required]}>
        <Input autoComplete="off" maxLength={limits.account.nameLength} />
      </Form.Item>
      <RoleField />
      {base.isActivated ? <OwnFields /> : <Alert type="info" showIcon title={t('editForm.pending')} />}
    </FormDrawer>
  );
}

function OwnFields() {
  const { t } = useTranslation('users');
  return (
    <>
      <PhoneFields />
      <Form.Item name="gender" label={t('editForm.gender')}>
        <Select options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))} />
      </Form.Item>
      <Form.Item name="birthday" label={t('editForm.birthday')}>
        <DateField disabledDate={(date) => date.isAfter(dayjs(), 'day')} />
      </Form.Item>
    </>
  );
}

function PhoneFields() {
  const { t } = useTranslation('users');
  const codes = [...new Set(useCountries().map(({ phoneCode }) => phoneCode))].sort((one, other) => Number(one) - Number(other));
  const codeWithNumber = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    required: Boolean(getFieldValue('phoneNumber')),
    message: t('editForm.countryMissing'),
  });
  return (
    <Row gutter={12}>
      <Col span={9}>
        <Form.Item name="countryCode" label={t('editForm.countryCode')} dependencies={['phoneNumber']} rules={[codeWithNumber]}>
          <Select allowClear showSearch options={codes.map((value) => ({ value, label: value }))} />
        </Form.Item>
      </Col>
      <Col span={15}>
        <Form.Item
          name="phoneNumber"
          label={t('editForm.phoneNumber')}
          extra={t('editForm.phoneHint')}
          rules={[{ pattern: /^\d{4,14}$/, message: t('editForm.phoneInvalid') }]}
        >
          <Input type="tel" inputMode="tel" autoComplete="off" maxLength={14} />
        </Form.Item>
      </Col>
    </Row>
  );
}

const valuesOf = ({ name, countryCode, phoneNumber, gender, birthday, roles }: StaffDetail): Values => ({
  name,
  countryCode,
  phoneNumber,
  gender,
  birthday: birthday ? dayjs(birthday) : null,
  roles: roles as StaffRole[],
});

function ownOf({ countryCode, phoneNumber, gender, birthday }: Values) {
  const number = phoneNumber ? { countryCode, phoneNumber } : { countryCode: null, phoneNumber: null };
  return { ...number, gender, birthday: birthday ? birthday.format('YYYY-MM-DD') : null };
}
