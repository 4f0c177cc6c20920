import type { UserCourse } from '@trellis/contract/content/holder-calls';
import { limits } from '@trellis/contract/limits';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { toast } from '../../app/toast.ts';
import { whenKept } from '../../app/when-kept.ts';
import { BareList } from '../../ui/bare-list.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { StatusTag } from '../../ui/resource/status-tag.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { useGiveCourses, useUserCourses } from './queries.ts';

interface Holder {
  id: string;
  name: string;
}

/** Which courses somebody of the staff may study: given and taken back one by one, against what the center bought. */
export function UserCoursesCard({ user }: { user: Holder }) {
  const { t } = useTranslation('content');
  const { data, error, refetch } = useUserCourses(user.id);
  return (
    <TitledCard title={t('word.courses')}>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {data && (
        <Typography.Paragraph type="secondary">
          {data.items.length === 0 ? t('given.empty') : <Left left={data.left} />}
        </Typography.Paragraph>
      )}
      {data && (
        <BareList>
          {data.items.map((course) => (
            <li key={course.id}>
              <CourseRow user={user} course={course} hasLeft={data.left !== 0} />
            </li>
          ))}
        </BareList>
      )}
    </TitledCard>
  );
}

function Left({ left }: { left: number }) {
  const { t } = useTranslation('content');
  const isUnlimited = left < 0 || left > limits.unlimitedAbove;
  return isUnlimited ? t('given.unlimited') : t('given.left', { count: left });
}

function CourseRow({ user, course, hasLeft }: { user: Holder; course: UserCourse; hasLeft: boolean }) {
  const { t } = useTranslation('content');
  const { zone } = useCurrentUser();
  const { give, take } = useGiveCourses();
  const confirmTake = useConfirmTake(user, course);
  const { title, status, givenAt, startedAt } = course;
  const pair = { userIds: [user.id], courseIds: [course.id] };
  const giveIt = () => whenKept(give, pair, () => toast('success', t('given.done', { title, name: user.name })));
  return (
    <Flex align="center" justify="space-between" gap="small" wrap>
      <div>
        {title} {status !== 'Public' && <StatusTag status={status} />}
        <div>
          <Typography.Text type="secondary">
            {givenAt
              ? [t('given.since', { at: formatDateTime(givenAt, zone) }), t(startedAt ? 'given.started' : 'given.notStarted')].join(' · ')
              : t('given.notYet')}
          </Typography.Text>
        </div>
      </div>
      {course.given ? (
        <Button
          loading={take.isPending}
          aria-label={t('given.takeOf', { title })}
          onClick={() => confirmTake(() => take.mutateAsync(pair))}
        >
          {t('given.take')}
        </Button>
      ) : (
        <Button loading={give.isPending} disabled={!hasLeft} aria-label={t('given.giveOf', { title })} onClick={giveIt}>
          {t('given.give')}
        </Button>
      )}
    </Flex>
  );
}

/** Asks before a course is taken back, and says whether the center gets its quota again. */
function useConfirmTake({ name }: Holder, { title, startedAt }: UserCourse) {
  const { t } = useTranslation('content');
  const ask = useAsk();
  return (take: () => Promise<unknown>) =>
    void ask({
      title: t('given.takeTitle', { title, name }),
      text: t(startedAt ? 'given.takeStarted' : 'given.takeUnopened'),
      ok: t('given.take'),
      danger: true,
      run: take,
      done: t('given.taken', { title, name }),
    });
}
