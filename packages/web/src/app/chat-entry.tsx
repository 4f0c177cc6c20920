import Bubble from '@ant-design/icons-svg/es/asn/MessageOutlined';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { firstLimits } from '@trellis/contract/first-limits';
import { chatPathOf } from '@trellis/contract/menu-rules';
import { useTranslation } from 'react-i18next';
import { SvgIcon } from '../ui/svg-icon.tsx';
import { api } from './api.ts';
import { useCurrentUser } from './current-user.ts';
import { useLive } from './live/use-live.ts';

const most = 99;

/** How much of the chat the person has not read, and the way to it. */
export function ChatEntry() {
  const { t } = useTranslation('shell');
  const { type, can } = useCurrentUser();
  const client = useQueryClient();
  useLive('chat', () => void client.invalidateQueries({ queryKey: api.chat.unreadCount.key() }));
  const isOffered = type !== null && can('PFE.Chat');
  const options = api.chat.unreadCount.queryOptions({
    input: {},
    enabled: isOffered,
    refetchInterval: firstLimits.notificationInterval * 1000,
    meta: { quiet: true },
  });
  const { unreadCount = 0, applicationCount = 0 } = useQuery(options).data ?? {};
  if (!isOffered) return null;
  const count = unreadCount + applicationCount;
  return (
    <Link to={chatPathOf(type)} className="frame-button bell" aria-label={count > 0 ? t('chatUnread', { count }) : t('chat')}>
      <SvgIcon of={Bubble} />
      {count > 0 && <span className="bell-count">{count > most ? `${most}+` : count}</span>}
    </Link>
  );
}
