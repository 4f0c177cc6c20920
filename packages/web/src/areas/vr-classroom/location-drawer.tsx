import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type TestLocation, testLocation, testLocationFields } from '@trellis/contract/vr-classroom/location-calls';
import { App, Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { limitsOf } from '../../ui/form-limits.ts';
import { type Change, currentOf, differences } from '../../ui/stale.ts';
import { StaleNotice } from '../../ui/stale-notice.tsx';

interface Values {
  name: string;
  address?: string | null;
  enabled: boolean;
}

const { shape } = testLocationFields;
const quiet = { meta: { quiet: true } } as const;

/** Adds or edits a location; who saves over somebody else's change is shown it first. */
export function LocationDrawer({ location, onClose }: { location: TestLocation | undefined; onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: api.testLocations.key() });
  const create = useMutation(api.testLocations.create.mutationOptions({ onSuccess, ...quiet }));
  const update = useMutation(api.testLocations.update.mutationOptions({ onSuccess, ...quiet }));
  const [known, setKnown] = useState(location);
  const [changes, setChanges] = useState<Change[]>([]);
  const told = ({ name, address, enabled }: TestLocation): Change[] => [
    { key: 'name', field: t('locations.name'), value: name },
    { key: 'address', field: t('locations.address'), value: address ?? t('none') },
    { key: 'enabled', field: t('locations.enabled'), value: t(enabled ? 'yes' : 'no') },
  ];
  const save = async ({ address, ...values }: Values) => {
    const fields = { ...values, address: address?.trim() || null };
    try {
      if (known) await update.mutateAsync({ ...fields, id: known.id, concurrencyStamp: known.concurrencyStamp });
      else await create.mutateAsync(fields);
    } catch (problem) {
      const current = currentOf(problem, testLocation);
      if (!current || !known) throw problem;
      setChanges(differences(told(known), told(current)));
      setKnown(current);
      return false;
    }
    void message.success(t('locations.saved'));
    return true;
  };
  return (
    <FormDrawer<Values>
      size="default"
      title={location ? t('locations.editTitle', { name: location.name }) : t('locations.addTitle')}
      initialValues={location ?? { enabled: true }}
      onSave={save}
      onClose={onClose}
    >
      {changes.length > 0 && <StaleNotice changes={changes} />}
      <Form.Item
        name="name"
        label={t('locations.name')}
        rules={[{ required: true, whitespace: true, message: t('locations.nameRequired') }]}
      >
        <Input maxLength={limitsOf(shape.name).maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="address" label={t('locations.address')}>
        <Input maxLength={limitsOf(shape.address).maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="enabled" label={t('locations.enabled')} extra={t('locations.enabledHint')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDrawer>
  );
}
