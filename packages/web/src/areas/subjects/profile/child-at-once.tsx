import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Avatar, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { tagColours } from '../../../app/theme.ts';
import { centreToday } from '../../../ui/centre-time.ts';
import { initialsOf } from '../../../ui/initials.ts';
import { ageLabel, gradeLabel } from '../labels.ts';
import { TagChip } from '../tag-chip.tsx';
import { RemainingClasses } from './remaining-classes.tsx';

/** The child's picture, or the first letters of the name in the colour of the tag. */
export function ChildPicture({ subject: { picture, name, tag } }: { subject: SubjectInfo }) {
  const { t } = useTranslation('subjects');
  const { token } = theme.useToken();
  const size = token.controlHeightLG * 1.4;
  if (picture) return <Avatar size={size} src={picture} alt={t('photo.label')} />;
  const { background, text } = tagColours[tag];
  return (
    <Avatar size={size} style={{ background, color: text, flex: 'none' }}>
      <span aria-hidden>{initialsOf(name)}</span>
    </Avatar>
  );
}

/** Tag, age, grade and what is left, in a line. */
export function ChildAtOnce({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('subjects');
  const { zone } = useCurrentUser();
  const { age, band } = ageLabel(t, subject.birthday, centreToday(zone));
  const stage = band && t(`band.${band}`);
  const grade = gradeLabel(t, subject.gradeName);
  return (
    <>
      <TagChip tag={subject.tag} />
      <span>{[age, stage].filter(Boolean).join(' · ')}</span>
      {grade !== stage && <span>{grade}</span>}
      <span>
        {t('columns.remaining')} <RemainingClasses child={subject} />
      </span>
    </>
  );
}
