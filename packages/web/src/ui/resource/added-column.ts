import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';

/** When a row was added: a list is sorted by it. */
export function useAddedColumn<Item extends { createdAt: string }>() {
  const { t } = useTranslation('ui');
  const { zone } = useCurrentUser();
  return {
    key: 'createdAt',
    title: t('rows.added'),
    sorter: true,
    render: (_: unknown, { createdAt }: Item) => formatDateTime(createdAt, zone),
  };
}
