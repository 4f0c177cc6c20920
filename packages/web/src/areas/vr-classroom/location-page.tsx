import { getRouteApi } from '@tanstack/react-router';
import { type TestLocation, testLocation, testLocationFields } from '@trellis/contract/vr-classroom/location-calls';
import { Form, Switch, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { toast } from '../../app/toast.ts';
import { pageInput } from '../../ui/list-search.ts';
import { ResourcePage, textsOf } from '../../ui/resource/resource-page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { useResource } from '../../ui/use-resource.ts';

const route = getRouteApi('/system/center/menu/manage/testLocation');
const { shape } = testLocationFields;

/** Where the centre's tests take place. */
export function LocationPage() {
  const { t } = useTranslation('vrClassroom');
  const state = useListState(route);
  const { list, save, change, remove } = useResource(api.testLocations, pageInput(state.search), [api.testLocations]);
  const toggle = async (location: TestLocation) => {
    const { name, address, enabled } = location;
    await change({ name, address, enabled: !enabled }, location);
    toast('success', t('locations.saved'));
  };
  const stateOf = (enabled: boolean) => t(enabled ? 'locations.on' : 'locations.off');
  return (
    <ResourcePage<TestLocation, TestLocation>
      {...state}
      texts={textsOf((key, name = '') => t(`locations.${key}`, { name }))}
      isSearched={false}
      mayWrite={useCurrentUser().can('RocketSystem.TestLocation.Write')}
      list={list}
      columns={[
        { key: 'name', title: t('word.name'), dataIndex: 'name', sorter: true },
        { key: 'address', title: t('word.address'), render: (_, { address }) => address ?? t('none') },
        {
          key: 'state',
          title: t('word.state'),
          render: (_, { enabled }) => <Tag color={enabled ? 'success' : 'default'}>{stateOf(enabled)}</Tag>,
        },
      ]}
      nameOf={({ name }) => name}
      actions={(location) => [
        {
          key: 'toggle',
          label: t(location.enabled ? 'locations.disable' : 'locations.enable'),
          onClick: () => void toggle(location).catch(() => undefined),
        },
      ]}
      form={{
        schema: testLocation,
        valuesOf: (location) => location ?? { enabled: true },
        facts: ({ name, address, enabled }) => [
          { key: 'name', field: t('word.name'), value: name },
          { key: 'address', field: t('word.address'), value: address ?? t('none') },
          { key: 'enabled', field: t('locations.enabled'), value: stateOf(enabled) },
        ],
        save: ({ name, address, enabled }, opened) => save({ name, enabled, address: address?.trim() || null }, opened),
        fields: () => (
          <>
            <TextField name="name" label={t('word.name')} schema={shape.name} />
            <TextField name="address" label={t('word.address')} schema={shape.address} />
            <Form.Item name="enabled" label={t('locations.enabled')} extra={t('locations.enabledHint')} valuePropName="checked">
              <Switch />
            </Form.Item>
          </>
        ),
      }}
      saved={() => t('locations.saved')}
      onDelete={remove}
    />
  );
}
