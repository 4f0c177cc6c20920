import Ring from '@ant-design/icons-svg/es/asn/BellOutlined';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { firstLimits } from '@trellis/contract/first-limits';
import { messagesPathOf } from '@trellis/contract/menu-rules';
import { useTranslation } from 'react-i18next';
import { SvgIcon } from '../ui/svg-icon.tsx';
import { api } from './api.ts';
import { useCurrentUser } from './current-user.ts';

/** More are not counted out: the page lists them. */
const most = 99;

/** How much the person has not read yet, looked at again and again, and the way to it. */
export function Bell() {
  const { t } = useTranslation('shell');
  const { type } = useCurrentUser();
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
