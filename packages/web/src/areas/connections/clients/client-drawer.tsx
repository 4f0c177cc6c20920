import { type Client, type clientCalls, client as clientItem, type serviceTenantKinds } from '@trellis/contract/connections/clients/calls';
import type { InputOf } from '@trellis/contract/types';
import { useTranslation } from 'react-i18next';
import { ResourceDrawer } from '../../../ui/resource/resource-drawer.tsx';
import { reachOf } from '../parts-field.tsx';
import { useToldParts } from '../use-told-parts.ts';
import { ClientFields } from './client-fields.tsx';
import { useClientChanges } from './queries.ts';

type Created = InputOf<(typeof clientCalls)['create']>;
type Values = Omit<Created, 'tenantId'> & {
  tenantId: string | null;
  tenantKind: (typeof serviceTenantKinds)[number] | 'platform';
  enabled: boolean;
};

interface Props {
  client: Client | undefined;
  /** Told the secret of a new service, which is said this once. */
  onMade: (secret: string) => void;
  onClose: () => void;
}

/** Registers an app or a service, or changes one. */
export function ClientDrawer({ client, onMade, onClose }: Props) {
  const { t } = useTranslation('connections');
  const { create, change } = useClientChanges();
  const toldParts = useToldParts();
  return (
    <ResourceDrawer<Client, Values>
      title={client ? t('word.editNamed', { name: client.name }) : t('clients.add')}
      item={client}
      form={{
        schema: clientItem,
        valuesOf: (known) => known ?? { kind: 'service', tenantKind: 'centre', scope: 'read', redirectUris: [] },
        facts: ({ name, scope, parts, redirectUris, enabled }) => [
          { key: 'name', field: t('word.name'), value: name },
          { key: 'scope', field: t('keys.scopeLabel'), value: t(`keys.scope.${scope}`) },
          { key: 'parts', field: t('parts.label'), value: toldParts(parts) },
          { key: 'redirectUris', field: t('clients.redirectUris'), value: redirectUris.join(', ') },
          { key: 'enabled', field: t('hooks.enabled'), value: enabled ? t('hooks.on') : t('hooks.off') },
        ],
        save: async ({ kind, name, scope, parts, redirectUris, tenantId, tenantKind, enabled }, opened) => {
          const fields = { name, scope, parts: reachOf(parts), redirectUris: (opened?.kind ?? kind) === 'app' ? redirectUris : [] };
          if (opened) return change.mutateAsync({ ...fields, enabled, id: opened.id, concurrencyStamp: opened.concurrencyStamp });
          const of = kind === 'service' ? { tenantId: tenantKind === 'platform' ? null : tenantId } : {};
          const { secret } = await create.mutateAsync({ ...fields, kind, ...of });
          if (secret) onMade(secret);
          return undefined;
        },
        fields: (opened) => <ClientFields opened={opened} />,
      }}
      onClose={onClose}
    />
  );
}
