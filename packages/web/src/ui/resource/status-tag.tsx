import type { ContentStatus } from '@trellis/contract/resources/status';
import { useTranslation } from 'react-i18next';
import { Status } from '../status.tsx';

const colors = { Unpublish: 'neutral', Hide: 'attention', Public: 'good', Expire: 'attention', Trash: 'bad' } as const satisfies Record<
  ContentStatus,
  string | undefined
>;

/** Whether something of the library is offered. */
export function StatusTag({ status }: { status: ContentStatus }) {
  const { t } = useTranslation('ui');
  return <Status meaning={colors[status]}>{t(`status.${status}`)}</Status>;
}
