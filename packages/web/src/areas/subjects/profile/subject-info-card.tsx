import { Link } from '@tanstack/react-router';
import { isUnknownDate } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Card, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDate } from '../../../app/format.ts';
import { centreToday } from '../../../ui/centre-time.ts';
import { Explained } from '../../../ui/explained.tsx';
import { EditButton } from '../editing/edit-button.tsx';
import { NumberField } from '../editing/number-field.tsx';
import { TagField } from '../editing/tag-field.tsx';
import { ageLabel, durationsLabel, gradeLabel } from '../labels.ts';
import { TagChip } from '../tag-chip.tsx';
import { ChildPicture } from './child-at-once.tsx';
import { RemainingClasses } from './remaining-classes.tsx';
import './subject-detail.css';

/** Who a child is, at a glance; whoever may edit it does so from here, unless it is only to be read. */
export function SubjectInfoCard({ subject, readOnly = false }: { subject: SubjectInfo; readOnly?: boolean }) {
  const { token } = theme.useToken();
  const facts = useInfoItems(subject, readOnly);
  return (
    <Card size="small" style={{ marginBottom: token.margin }}>
      <Flex vertical gap="middle" align="start">
        {readOnly && subject.picture && <ChildPicture subject={subject} />}
        <dl className="child-facts">
          {facts.map(({ key, label, help, children }) => (
            <div key={key}>
              <dt>{help ? <Explained word={label}>{help}</Explained> : label}</dt>
              <dd>{children}</dd>
            </div>
          ))}
        </dl>
        {!readOnly && <EditButton subject={subject} />}
      </Flex>
    </Card>
  );
}

const schoolOf = ({ schoolName, className, city }: SubjectInfo) => [schoolName, className, city].filter(Boolean).join(' · ');

/** The classes of a child, each with the way to its page. */
function Classes({ subject: { groups } }: { subject: SubjectInfo }) {
  const { t } = useTranslation('subjects');
  const { can } = useCurrentUser();
  if (groups.length === 0) return t('word.nothing');
  if (!can('RocketSystem.Group')) return groups.map(({ name }) => name).join(', ');
  return (
    <Flex gap="small" wrap>
      {groups.map(({ id, name }) => (
        <Link key={id} to="/system/center/detail/groupClassDetail" search={{ classId: id }}>
          {name}
        </Link>
      ))}
    </Flex>
  );
}

interface Fact {
  key: string;
  label: string;
  /** What it means, where not everybody knows. */
  help?: string;
  children: ReactNode;
}

function useInfoItems(subject: SubjectInfo, readOnly: boolean): Fact[] {
  const { t } = useTranslation('subjects');
  const { zone } = useCurrentUser();
  const { age, band } = ageLabel(t, subject.birthday, centreToday(zone));
  const none = t('word.nothing');
  const guardians = subject.guardians.map(({ nickName, role }) => `${nickName} (${t(`bind.roles.${role}`)})`).join(', ');
  const bound = subject.isBind ? t('detail.bound') : t('detail.unbound');
  return [
    {
      key: 'number',
      label: t('fields.outpatientNumber'),
      help: t('help.outpatientNumber'),
      children: readOnly ? (subject.outpatientNumber ?? none) : <NumberField subject={subject} />,
    },
    { key: 'name', label: t('fields.name'), children: subject.name },
    { key: 'birthday', label: t('fields.birthday'), children: isUnknownDate(subject.birthday) ? none : formatDate(subject.birthday) },
    { key: 'age', label: t('fields.age'), children: band ? `${age} · ${t(`band.${band}`)}` : age },
    { key: 'gender', label: t('fields.gender'), children: t(`gender.${subject.gender}`) },
    { key: 'grade', label: t('fields.gradeName'), children: gradeLabel(t, subject.gradeName) },
    { key: 'language', label: t('fields.language'), children: subject.language ? t(`language.${subject.language}`) : none },
    { key: 'trainer', label: t('word.coach'), children: subject.coachNames.join(', ') || none },
    { key: 'groups', label: t('word.classes'), children: <Classes subject={subject} /> },
    { key: 'test', label: t('fields.isTest'), help: t('help.isTest'), children: t(subject.isTest ? 'word.yes' : 'word.no') },
    { key: 'stage', label: t('fields.stage'), help: t('help.stage'), children: subject.stage ? t(`stage.${subject.stage}`) : none },
    { key: 'hand', label: t('fields.dominantHand'), children: subject.dominantHand ? t(`hand.${subject.dominantHand}`) : none },
    {
      key: 'durations',
      label: t('fields.sessionDurations'),
      help: t('help.sessionDurations'),
      children: durationsLabel(t, subject.sessionDurations),
    },
    { key: 'school', label: t('fields.schoolName'), children: schoolOf(subject) || none },
    {
      key: 'bound',
      label: t('fields.bound'),
      help: t('help.bound'),
      children: [subject.isLogout ? t('detail.loggedOut') : bound, guardians].filter(Boolean).join(' · '),
    },
    { key: 'remaining', label: t('fields.remaining'), help: t('help.remaining'), children: <RemainingClasses child={subject} /> },
    {
      key: 'tag',
      label: t('fields.tag'),
      help: t('help.tag'),
      children: readOnly ? <TagChip tag={subject.tag} /> : <TagField subject={subject} />,
    },
  ];
}
