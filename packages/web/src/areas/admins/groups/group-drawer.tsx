import { type StaffGroup, saveStaffGroup, staffGroup } from '@trellis/contract/admins/group-calls';
import { Alert, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { CenterSelect } from '../../../ui/center-select.tsx';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { limitsOf } from '../../../ui/form-limits.ts';
import { useRoleText } from '../../../ui/role-text.ts';
import { currentOf } from '../../../ui/stale.ts';
import { useGroupChanges, useGroupStaff, useGroupSupervisors } from './queries.ts';

interface Values {
  tenantId: string;
  name: string;
  memberIds?: string[];
  supervisorId?: string | null;
}

const valuesOf = ({ tenantId, name, members, supervisor }: StaffGroup): Values => ({
  tenantId,
  name,
  memberIds: members.map((member) => member.id),
  supervisorId: supervisor?.id ?? null,
});

/** Makes a group, or changes one: its center stays. */
export function GroupDrawer({ group, onClose }: { group: StaffGroup | undefined; onClose: () => void }) {
  const { t } = useTranslation('admins');
  const [form] = Form.useForm<Values>();
  const { create, update } = useGroupChanges();
  // what was opened, or what a stale editor was shown: its stamp goes along with the save
  const [opened, setOpened] = useState(group);
  const isStale = opened !== group;
  const tenantId = Form.useWatch('tenantId', form) ?? group?.tenantId;

  const save = async ({ name, memberIds = [], supervisorId = null, ...values }: Values) => {
    try {
      if (opened) await update.mutateAsync({ id: opened.id, name, memberIds, supervisorId, concurrencyStamp: opened.concurrencyStamp });
      else await create.mutateAsync({ tenantId: values.tenantId, name, memberIds, supervisorId });
    } catch (error) {
      const current = currentOf(error, staffGroup);
      if (current) {
        setOpened(current);
        form.setFieldsValue(valuesOf(current));
      }
      throw error;
    }
    toast('success', t('groups.saved'));
  };
  const required = (field: string) => [{ required: true, message: t('required', { field }) }];
  return (
    <FormDrawer<Values>
      size="default"
      form={form}
      title={group ? t('groups.editTitle', { name: group.name }) : t('groups.addTitle')}
      initialValues={group && valuesOf(group)}
      onSave={save}
      onClose={onClose}
    >
      {isStale && <Alert type="warning" showIcon title={t('stale')} style={{ marginBlockEnd: 16 }} />}
      <Form.Item name="tenantId" label={t('columns.center')} rules={required(t('columns.center'))}>
        <CenterSelect
          disabled={group !== undefined}
          known={group && [{ id: group.tenantId, name: group.tenantName }]}
          onChange={() => form.setFieldsValue({ memberIds: [], supervisorId: null })}
        />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('groups.name')}
        rules={[...required(t('groups.name')), { whitespace: true, message: t('required', { field: t('groups.name') }) }]}
      >
        <Input maxLength={limitsOf(saveStaffGroup.shape.name).maxLength} autoComplete="off" />
      </Form.Item>
      <MemberField tenantId={tenantId} known={opened?.members} />
      <SupervisorField tenantId={tenantId} known={opened?.supervisor} />
    </FormDrawer>
  );
}

function MemberField({ tenantId, known = [] }: { tenantId: string | undefined; known?: StaffGroup['members'] }) {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useGroupStaff(tenantId, typed);
  const people = new Map([...known, ...(data?.items ?? [])].map((person) => [person.id, person]));
  return (
    <Form.Item name="memberIds" label={t('groups.members')} extra={tenantId ? undefined : t('groups.chooseCenter')}>
      <Select
        mode="multiple"
        disabled={!tenantId}
        loading={isFetching}
        showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
        options={[...people.values()].map(({ id, name, roles }) => ({ value: id, label: name, title: roleText(roles) }))}
        optionRender={({ data: option }) => `${option.label} · ${option.title}`}
      />
    </Form.Item>
  );
}

function SupervisorField({ tenantId, known }: { tenantId: string | undefined; known: StaffGroup['supervisor'] | undefined }) {
  const { t } = useTranslation('admins');
  const { data, isFetching } = useGroupSupervisors(tenantId);
  const people = new Map([...(known ? [known] : []), ...(data?.items ?? [])].map((person) => [person.id, person.name]));
  return (
    <Form.Item name="supervisorId" label={t('groups.supervisor')} extra={t('groups.supervisorHint')}>
      <Select
        allowClear
        disabled={!tenantId}
        loading={isFetching}
        placeholder={t('groups.noSupervisor')}
        showSearch={{ optionFilterProp: 'label' }}
        options={[...people].map(([value, label]) => ({ value, label }))}
      />
    </Form.Item>
  );
}
