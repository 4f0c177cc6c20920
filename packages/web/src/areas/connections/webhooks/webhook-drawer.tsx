import {
  type Webhook,
  type webhookCalls,
  webhookEvents,
  webhookFields,
  webhook as webhookItem,
} from '@trellis/contract/connections/webhooks/calls';
import type { InputOf } from '@trellis/contract/types';
import { Checkbox, Flex, Form, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { ResourceDrawer } from '../../../ui/resource/resource-drawer.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useWebhookChanges } from './queries.ts';

type Values = InputOf<(typeof webhookCalls)['create']>;

interface Props {
  webhook: Webhook | undefined;
  /** Told the secret of a new one, which is said this once. */
  onMade: (secret: string) => void;
  onClose: () => void;
}

/** Makes a webhook, or changes one. */
export function WebhookDrawer({ webhook, onMade, onClose }: Props) {
  const { t } = useTranslation('connections');
  const { create, change } = useWebhookChanges();
  return (
    <ResourceDrawer<Webhook, Values>
      title={webhook ? t('word.editNamed', { name: webhook.name }) : t('hooks.add')}
      item={webhook}
      form={{
        schema: webhookItem,
        valuesOf: (known) => known ?? { enabled: true, events: [] },
        facts: ({ name, address, events, enabled }) => [
          { key: 'name', field: t('word.name'), value: name },
          { key: 'address', field: t('word.address'), value: address },
          { key: 'events', field: t('hooks.tells'), value: events.map((event) => t(`hooks.events.${event}`)).join(', ') },
          { key: 'enabled', field: t('hooks.enabled'), value: enabled ? t('hooks.on') : t('hooks.off') },
        ],
        save: async ({ name, address, events, enabled }, opened) => {
          const fields = { name, address, events, enabled };
          if (opened) return change.mutateAsync({ ...fields, id: opened.id, concurrencyStamp: opened.concurrencyStamp });
          onMade((await create.mutateAsync(fields)).secret);
          return undefined;
        },
        fields: () => <WebhookFields />,
      }}
      onClose={onClose}
    />
  );
}

function WebhookFields() {
  const { t } = useTranslation('connections');
  return (
    <>
      <TextField name="name" label={t('word.name')} schema={webhookFields.shape.name} extra={t('hooks.nameHint')} />
      <TextField
        name="address"
        label={t('word.address')}
        schema={webhookFields.shape.address}
        type="url"
        inputMode="url"
        placeholder="https://"
        extra={t('hooks.addressHint')}
      />
      <Form.Item
        name="events"
        label={t('hooks.tells')}
        rules={[{ type: 'array', min: 1, message: t('word.required', { field: t('hooks.tells') }) }]}
      >
        <Checkbox.Group>
          <Flex vertical gap="small">
            {webhookEvents.map((event) => (
              <Checkbox key={event} value={event}>
                {t(`hooks.events.${event}`)}
              </Checkbox>
            ))}
          </Flex>
        </Checkbox.Group>
      </Form.Item>
      <Form.Item name="enabled" label={t('hooks.enabled')} valuePropName="checked" extra={t('hooks.enabledHint')}>
        <Switch />
      </Form.Item>
    </>
  );
}
