import { menuOf } from '@trellis/contract/menu-rules';
import { figuresOf, standingsOf, type Topic, topics } from '@trellis/contract/statistics/figures';
import { Breadcrumb } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { PathLink } from '../../ui/path-link.tsx';
import { useOwnAddress } from './own-address.ts';
import type { EntrySearch, StandingSearch } from './searches.ts';

/** The page that shows the figures of a topic, of those by which somebody comes to the page that asks. */
function usePageOf(topic: Topic): string | undefined {
  const { pathname } = useOwnAddress();
  const offering = menuOf(useCurrentUser()).filter(({ details }) => details?.some((path) => path === pathname));
  return (offering.find(({ path }) => path.endsWith(`/${topic}`)) ?? offering[0])?.path;
}

const topicWith = (by: Record<Topic, readonly string[]>, name: string): Topic => topics.find((one) => by[one].includes(name)) ?? topics[0];

interface TrailProps {
  topic: Topic;
  /** What the page that is gone back to shows. */
  shown: Record<string, string>;
  here: string;
}

function Trail({ topic, shown, here }: TrailProps) {
  const { t } = useTranslation('statistics');
  const path = usePageOf(topic);
  if (!path) return null;
  const back = <PathLink path={`${path}?${new URLSearchParams({ topic, ...shown }).toString()}`}>{t(`topic.${topic}`)}</PathLink>;
  return <Breadcrumb items={[{ title: back }, { title: here }]} />;
}

/** The way back from what a figure counts to the page that shows it, of the same time and center. */
export function EntriesTrail({ search: { figure, part, unit, period, tenantId } }: { search: EntrySearch }) {
  const { t } = useTranslation('statistics');
  const shown = { figure, unit, ...(part && { part }), ...(period && { period }), ...(tenantId && { tenantId }) };
  return <Trail topic={topicWith(figuresOf, figure)} shown={shown} here={t(`figure.${figure}`)} />;
}

/** The same from what stands now. */
export function StandingTrail({ search: { standing, tenantId } }: { search: StandingSearch }) {
  const { t } = useTranslation('statistics');
  return <Trail topic={topicWith(standingsOf, standing)} shown={{ ...(tenantId && { tenantId }) }} here={t(`standing.${standing}`)} />;
}
