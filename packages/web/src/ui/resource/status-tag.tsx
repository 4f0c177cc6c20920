import type { ContentStatus } from '@trellis/contract/resources/status';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

const colors = { Unpublish: undefined, Hide: 'warning', Public: 'success', Expire: 'warning', Trash: 'error' } as const satisfies Record<
  ContentStatus,
  string | undefined
>;

/** Whether something of the library is offered. */
export function StatusTag({ status }: { status: ContentStatus }) {
  const { t } = useTranslation('ui');
  return <Tag color={colors[status]}>{t(`status.${status}`)}</Tag>;
}
