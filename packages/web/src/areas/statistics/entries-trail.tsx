import { menuOf } from '@trellis/contract/menu-rules';
import { figuresOf, topics } from '@trellis/contract/statistics/figures';
import { Breadcrumb } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { PathLink } from '../../ui/path-link.tsx';
import { useOwnAddress } from './own-address.ts';
import type { EntrySearch } from './searches.ts';

/** The way back from what a figure counts to the page that shows it, of the same time and center. */
export function EntriesTrail({ search: { figure, part, unit, period, tenantId } }: { search: EntrySearch }) {
  const { t } = useTranslation('statistics');
  const { pathname } = useOwnAddress();
  const offering = menuOf(useCurrentUser()).filter(({ details }) => details?.some((path) => path === pathname));
  const topic = topics.find((one) => (figuresOf[one] as readonly string[]).includes(figure)) ?? topics[0];
  const page = offering.find(({ path }) => path.endsWith(`/${topic}`)) ?? offering[0];
  if (!page) return null;
  const shown = { topic, figure, unit, ...(part && { part }), ...(period && { period }), ...(tenantId && { tenantId }) };
  const back = <PathLink path={`${page.path}?${new URLSearchParams(shown).toString()}`}>{t(`topic.${topic}`)}</PathLink>;
  return <Breadcrumb items={[{ title: back }, { title: t(`figure.${figure}`) }]} />;
}
