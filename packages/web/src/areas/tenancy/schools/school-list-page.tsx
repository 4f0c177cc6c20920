import { getRouteApi } from '@tanstack/react-router';
import { type School, schoolFields, schoolNature, school as schoolSchema } from '@trellis/contract/tenancy/schools/calls';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../../ui/filter-bar.tsx';
import { ResourcePage, textsOf } from '../../../ui/resource/resource-page.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import type { SchoolListSearch } from '../tenants/list-search.ts';
import { useSchools } from '../tenants/queries.ts';
import { SchoolGrantDrawer } from './school-grant-drawer.tsx';

const route = getRouteApi('/system/manage/manage/school');
const { shape } = schoolFields;

/** The schools that centres may offer in their child forms. */
export function SchoolListPage() {
  const { t } = useTranslation('tenancy');
  const { search, onSearch } = useListState(route);
  const { list, save, remove } = useSchools(search);
  const [granted, setGranted] = useState<School>();
  const natures = schoolNature.options.map((value) => ({ value, label: t(`nature.${value}`) }));
  return (
    <>
      <ResourcePage<School, School, SchoolListSearch>
        texts={textsOf((key, name = '') => t(`schools.${key}`, { name }))}
        search={search}
        onSearch={onSearch}
        filters={
          <FilterChoice
            label={t('filters.nature')}
            value={search.nature}
            options={natures}
            onChange={(nature) => onSearch({ ...search, nature, page: 1 })}
          />
        }
        list={list}
        columns={[
          { key: 'name', title: t('word.name'), sorter: true, dataIndex: 'name' },
          { key: 'city', title: t('columns.city'), sorter: true, dataIndex: 'city' },
          { key: 'nature', title: t('columns.nature'), render: (_, { nature }) => t(`nature.${nature}`) },
          { key: 'grants', title: t('columns.grants'), render: (_, { tenantCount }) => t('schools.count', { count: tenantCount }) },
        ]}
        nameOf={({ name }) => name}
        actions={(school) => [{ key: 'grant', label: t('schools.grant'), onClick: () => setGranted(school) }]}
        form={{
          schema: schoolSchema,
          valuesOf: (school) => school ?? { nature: 'Public' },
          facts: (school) =>
            (['name', 'city', 'nature', 'remark'] as const).map((key) => ({
              key,
              field: t(`fields.${key}`),
              value: key === 'nature' ? t(`nature.${school.nature}`) : (school[key] ?? '–'),
            })),
          save: ({ name, city, nature, remark }, opened) => save({ name, city, nature, remark: remark?.trim() || null }, opened),
          fields: () => (
            <>
              <TextField name="name" label={t('fields.name')} schema={shape.name} />
              <TextField name="city" label={t('fields.city')} schema={shape.city} />
              <Form.Item name="nature" label={t('fields.nature')} rules={[{ required: true }]}>
                <Select options={natures} />
              </Form.Item>
              <TextField isLong name="remark" label={t('fields.remark')} schema={shape.remark} />
            </>
          ),
        }}
        saved={({ name }, school) => t(school ? 'schools.saved' : 'schools.added', { name })}
        onDelete={remove}
      />
      {granted && <SchoolGrantDrawer school={granted} onClose={() => setGranted(undefined)} />}
    </>
  );
}
