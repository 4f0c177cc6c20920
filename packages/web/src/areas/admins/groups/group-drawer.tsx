import { type StaffGroup, saveStaffGroup, staffGroup } from '@trellis/contract/admins/groups/calls';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CenterSelect } from '../../../ui/center-select.tsx';
import { limitsOf } from '../../../ui/form-limits.ts';
import { ResourceDrawer } from '../../../ui/resource/resource-drawer.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
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
  const { create, update } = useGroupChanges();
  return (
    <ResourceDrawer<StaffGroup, Values>
      title={group ? t('word.editNamed', { name: group.name }) : t('groups.addTitle')}
      item={group}
      form={{
        schema: staffGroup,
        valuesOf: (one) => (one ? valuesOf(one) : {}),
        facts: ({ name, members, supervisor }) => [
          { key: 'name', field: t('groups.name'), value: name },
          { key: 'members', field: t('groups.members'), value: members.map((member) => member.name).join(', ') || t('word.nothing') },
          { key: 'supervisor', field: t('groups.supervisor'), value: supervisor?.name ?? t('word.nothing') },
        ],
        save: ({ tenantId, name, memberIds = [], supervisorId = null }, opened) =>
          opened
            ? update.mutateAsync({ id: opened.id, name, memberIds, supervisorId, concurrencyStamp: opened.concurrencyStamp })
            : create.mutateAsync({ tenantId, name, memberIds, supervisorId }),
        fields: (opened) => <GroupFields group={opened} />,
      }}
      saved={() => t('groups.saved')}
      onClose={onClose}
    />
  );
}

function GroupFields({ group }: { group: StaffGroup | undefined }) {
  const { t } = useTranslation('admins');
  const form = Form.useFormInstance<Values>();
  const tenantId = Form.useWatch<string | undefined>('tenantId') ?? group?.tenantId;
  const required = (field: string) => [{ required: true, message: t('word.required', { field }) }];
  return (
    <>
      <Form.Item name="tenantId" label={t('word.center')} rules={required(t('word.center'))}>
        <CenterSelect
          disabled={group !== undefined}
          known={group && [{ id: group.tenantId, name: group.tenantName }]}
          onChange={() => form.setFieldsValue({ memberIds: [], supervisorId: null })}
        />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('groups.name')}
        rules={[...required(t('groups.name')), { whitespace: true, message: t('word.required', { field: t('groups.name') }) }]}
      >
        <Input maxLength={limitsOf(saveStaffGroup.shape.name).maxLength} autoComplete="off" />
      </Form.Item>
      <MemberField tenantId={tenantId} known={group?.members} />
      <SupervisorField tenantId={tenantId} known={group?.supervisor} />
    </>
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
