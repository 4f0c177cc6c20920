import Ring from '@ant-design/icons-svg/es/asn/BellOutlined';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { firstLimits } from '@trellis/contract/first-limits';
import { messagesPathOf } from '@trellis/contract/menu-rules';
import { useTranslation } from 'react-i18next';
import { SvgIcon } from '../ui/svg-icon.tsx';
import { api } from './api.ts';
import { useCurrentUser } from './current-user.ts';
import { useLive } from './live/use-live.ts';

/** More are not counted out: the page lists them. */
const most = 99;

/** How much the person has not read yet, and the way to it. It is told at once; where that does not come through, it is looked at again and again. */
export function Bell() {
  const { t } = useTranslation('shell');
  const { type } = useCurrentUser();
  const client = useQueryClient();
  useLive('messages', () => {
    for (const key of [api.messages.key(), api.contactEmails.key()]) void client.invalidateQueries({ queryKey: key });
  });
  const options = api.messages.unreadCount.queryOptions({
    input: {},
    enabled: type !== null,
    refetchInterval: firstLimits.notificationInterval * 1000,
    meta: { quiet: true },
  });
  const count = useQuery(options).data?.unreadCount ?? 0;
  if (!type) return null;
  return (
    <Link to={messagesPathOf(type)} className="frame-button bell" aria-label={count > 0 ? t('unread', { count }) : t('messages')}>
      <SvgIcon of={Ring} />
      {count > 0 && <span className="bell-count">{count > most ? `${most}+` : count}</span>}
    </Link>
  );
}
