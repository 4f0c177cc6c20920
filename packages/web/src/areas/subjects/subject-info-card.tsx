import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Card, Descriptions, type DescriptionsProps, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate } from '../../app/format.ts';
import { centreToday } from '../scheduling/centre-time.ts';
import { ageLabel, gradeLabel, isUnknownDate } from './labels.ts';
import { RemainingClasses } from './subject-columns.tsx';
import { TagField } from './tag-field.tsx';

/** Who a child is, at a glance. */
export function SubjectInfoCard({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('subjects');
  const { token } = theme.useToken();
  return (
    <Card size="small" style={{ marginBottom: token.margin }}>
      <Descriptions size="small" column={{ xs: 1, sm: 2, md: 3, xl: 4 }} items={useInfoItems(subject)} aria-label={t('fields.name')} />
    </Card>
  );
}

const schoolOf = ({ schoolName, className, city }: SubjectInfo) => [schoolName, className, city].filter(Boolean).join(' · ');

function useInfoItems(subject: SubjectInfo): DescriptionsProps['items'] {
  const { t } = useTranslation('subjects');
  const { zone } = useCurrentUser();
  const { age, band } = ageLabel(t, subject.birthday, centreToday(zone));
  const none = t('unknownValue');
  const guardians = subject.guardians.map(({ nickName, role }) => `${nickName} (${t(`bind.roles.${role}`)})`).join(', ');
  const bound = subject.isBind ? t('detail.bound') : t('detail.unbound');
  return [
    { key: 'number', label: t('fields.outpatientNumber'), children: subject.outpatientNumber ?? none },
    { key: 'name', label: t('fields.name'), children: subject.name },
    { key: 'birthday', label: t('fields.birthday'), children: isUnknownDate(subject.birthday) ? none : formatDate(subject.birthday) },
    { key: 'age', label: t('fields.age'), children: band ? `${age} · ${t(`band.${band}`)}` : age },
    { key: 'gender', label: t('fields.gender'), children: t(`gender.${subject.gender}`) },
    { key: 'grade', label: t('fields.gradeName'), children: gradeLabel(t, subject.gradeName) },
    { key: 'school', label: t('fields.schoolName'), children: schoolOf(subject) || none },
    { key: 'language', label: t('fields.language'), children: subject.language ? t(`language.${subject.language}`) : none },
    { key: 'trainer', label: t('fields.trainer'), children: subject.coachNames.join(', ') || none },
    { key: 'test', label: t('fields.isTest'), children: t(subject.isTest ? 'detail.yes' : 'detail.no') },
    {
      key: 'bound',
      label: t('fields.bound'),
      children: [subject.isLogout ? t('detail.loggedOut') : bound, guardians].filter(Boolean).join(' · '),
    },
    { key: 'remaining', label: t('fields.remaining'), children: <RemainingClasses count={subject.remainingTimes} /> },
    { key: 'tag', label: t('fields.tag'), children: <TagField subject={subject} /> },
  ];
}
