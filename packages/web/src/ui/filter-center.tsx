import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { CenterSelect } from './center-select.tsx';
import { Filter } from './filter-place.tsx';

/** As many as the call gives at once. */
const most = 1000;

/** One center that a list can be narrowed to. */
export function FilterCenter({ value, onChange }: { value: string | undefined; onChange: (tenantId: string | undefined) => void }) {
  const { t } = useTranslation('ui');
  const input = { kind: 'centre' as const, maxResultCount: most };
  const { data } = useQuery(api.admins.centerOptions.queryOptions({ input, enabled: value !== undefined }));
  const known = data?.items.filter(({ id }) => id === value) ?? [];
  return (
    <Filter label={t('word.center')} shown={value && (known[0]?.name ?? '…')} onClear={() => onChange(undefined)}>
      {(id) => (
        <CenterSelect
          id={id}
          allowClear
          aria-label={t('word.center')}
          placeholder={t('word.center')}
          style={{ width: '100%' }}
          known={known}
          value={value}
          onChange={(next?: string) => onChange(next)}
        />
      )}
    </Filter>
  );
}
