import { limits } from '@trellis/contract/limits';
import type { StaffRole } from '@trellis/contract/users/rules';
import { type StaffDetail, staffDetail } from '@trellis/contract/users/staff/schemas';
import { Alert, Col, Form, Input, Row, Select, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../app/format.ts';
import { useCountries } from '../../../ui/countries.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { notAfter } from '../../../ui/date-rules.ts';
import { ResourceDrawer } from '../../../ui/resource/resource-drawer.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { useSaveStaff } from '../queries.ts';
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
  const { update } = useSaveStaff();
  const roleText = useRoleText();
  const required = { required: true, whitespace: true, message: t('required', { field: t('inviteForm.name') }) };
  return (
    <ResourceDrawer<StaffDetail, Values>
      title={t('editForm.title', { name: opened.name })}
      item={opened}
      form={{
        schema: staffDetail,
        valuesOf: (staff = opened) => valuesOf(staff),
        facts: ({ name, roles, countryCode, phoneNumber, gender, birthday }) => [
          { key: 'name', field: t('inviteForm.name'), value: name },
          { key: 'roles', field: t('word.roles'), value: roleText(roles) },
          { key: 'phoneNumber', field: t('editForm.phoneNumber'), value: [countryCode, phoneNumber].filter(Boolean).join(' ') || '–' },
          { key: 'gender', field: t('editForm.gender'), value: t(`gender.${gender}`) },
          { key: 'birthday', field: t('word.birthday'), value: formatDate(birthday) || '–' },
        ],
        save: (values, { id: userId, tenantId, concurrencyStamp, isActivated } = opened) => {
          const { name, roles } = values;
          return update.mutateAsync({ userId, tenantId, concurrencyStamp, name, roles, ...(isActivated && ownOf(values)) });
        },
        fields: ({ isActivated } = opened) => (
          <>
            {isActivated && <Typography.Paragraph type="secondary">{t('editForm.onlyHere')}</Typography.Paragraph>}
            <Form.Item name="name" label={t('inviteForm.name')} rules={[required]}>
              <Input autoComplete="off" maxLength={limits.account.nameLength} />
            </Form.Item>
            <RoleField />
            {isActivated ? <OwnFields /> : <Alert type="info" showIcon title={t('editForm.pending')} />}
          </>
        ),
      }}
      saved={() => t('word.savedSentence')}
      onClose={onClose}
    />
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
      <Form.Item name="birthday" label={t('word.birthday')} rules={[notAfter(dayjs(), t('word.dayToCome'))]}>
        <DateField maxDate={dayjs().endOf('day')} />
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
          <Input type="tel" inputMode="tel" autoComplete="off" />
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
