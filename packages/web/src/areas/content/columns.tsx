import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import type { ResourceTexts } from '../../ui/resource-page.tsx';

/** When a row was added: newest first unless sorted otherwise. */
export function useAddedColumn<Item extends { createdAt: string }>() {
  const { t } = useTranslation('content');
  const { zone } = useCurrentUser();
  return {
    key: 'createdAt',
    title: t('columns.added'),
    sorter: true,
    render: (_: unknown, { createdAt }: Item) => formatDateTime(createdAt, zone),
  };
}

/** What a page says about its kind of thing. */
export function useResourceTexts(kind: 'tags' | 'teachers' | 'courseWares' | 'sections' | 'categories'): ResourceTexts {
  const { t } = useTranslation('content');
  return {
    title: t(`${kind}.title`),
    add: t(`${kind}.add`),
    edit: t(`${kind}.edit`),
    empty: t(`${kind}.empty`),
    emptyHint: t(`${kind}.emptyHint`),
  };
}
