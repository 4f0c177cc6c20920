import { Link } from '@tanstack/react-router';
import type { SubjectListItem } from '@trellis/contract/subjects/schemas';
import { Flex, type TableColumnsType, Typography } from 'antd';
import type { TFunction } from 'i18next';
import { centreToday } from '../../../ui/centre-time.ts';
import { EnrolmentLink } from '../enrolment-link.tsx';
import { ageLabel, gradeLabel } from '../labels.ts';
import { RemainingClasses } from '../profile/remaining-classes.tsx';
import { TagChip } from '../tag-chip.tsx';
import { PresenceButton } from '../visits/presence-button.tsx';
import { RowActions } from './row-actions.tsx';

interface Reader {
  zone: string;
  mayCheckIn: boolean;
  /** Whether a row offers anything to do. */
  mayAct: boolean;
}

/** The columns of the children's list for a reader. */
export function subjectColumns(t: TFunction<'subjects'>, { zone, mayCheckIn, mayAct }: Reader): TableColumnsType<SubjectListItem> {
  const today = centreToday(zone);
  const columns: TableColumnsType<SubjectListItem> = [
    { key: 'name', title: t('columns.child'), sorter: true, render: (_, child) => <ChildName child={child} /> },
    { key: 'number', title: t('columns.number'), render: (_, child) => child.outpatientNumber ?? t('word.nothing') },
    { key: 'age', title: t('columns.age'), render: (_, child) => <Age t={t} birthday={child.birthday} today={today} /> },
    { key: 'grade', title: t('columns.grade'), render: (_, child) => gradeLabel(t, child.gradeName) },
    { key: 'coaches', title: t('columns.coaches'), render: (_, child) => child.coachNames.join(', ') || t('word.nothing') },
    {
      key: 'remaining',
      title: t('columns.remaining'),
      align: 'right',
      render: (_, child) => <RemainingClasses child={child} />,
    },
  ];
  if (mayCheckIn) {
    columns.push({
      key: 'presence',
      className: 'only-on-screen',
      title: t('columns.presence'),
      render: (_, child) => <PresenceButton subject={child} size="small" />,
    });
  }
  if (mayAct) columns.push({ key: 'actions', title: t('word.actions'), render: (_, child) => <RowActions subject={child} /> });
  return columns;
}

function ChildName({ child }: { child: SubjectListItem }) {
  return (
    <Flex vertical gap="calc(var(--space-1) * 0.5)" align="start">
      <Flex gap="small" align="center">
        <Link to="/system/center/detail/subjectDetail" search={{ id: child.id }} onClick={(event) => event.stopPropagation()}>
          {child.name}
        </Link>
        <TagChip tag={child.tag} />
      </Flex>
      {child.isEnrolling && <EnrolmentLink subjectId={child.id} />}
    </Flex>
  );
}

function Age({ t, birthday, today }: { t: TFunction<'subjects'>; birthday: string; today: string }) {
  const { age, band } = ageLabel(t, birthday, today);
  return (
    <>
      {age} {band && <Typography.Text type="secondary">{t(`band.${band}`)}</Typography.Text>}
    </>
  );
}
