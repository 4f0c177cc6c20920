import { subjectTag } from '@trellis/contract/subjects/schemas';
import { useTranslation } from 'react-i18next';
import { FilterChoice, FilterText } from '../../../ui/filter-bar.tsx';
import { ClassFilter } from '../../groups/public.ts';
import type { SubjectFilter } from './list-search.ts';

interface Props {
  search: SubjectFilter;
  onChange: (change: SubjectFilter) => void;
}

/** What narrows the list of children, besides a text. */
export function SubjectFilters({ search, onChange }: Props) {
  const { t } = useTranslation('subjects');
  return (
    <>
      <FilterChoice
        label={t('filters.tag')}
        value={search.tag}
        options={subjectTag.options.map((tag) => ({ value: tag, label: t(`tag.${tag}`) }))}
        onChange={(tag) => onChange({ tag })}
      />
      <FilterChoice
        label={t('filters.checkedIn')}
        value={search.isCheckIn}
        options={[
          { value: true, label: t('filters.here') },
          { value: false, label: t('filters.away') },
        ]}
        onChange={(isCheckIn) => onChange({ isCheckIn })}
      />
      <FilterChoice
        label={t('filters.enrolment')}
        value={search.isEnrolling}
        options={[
          { value: true, label: t('filters.enrolling') },
          { value: false, label: t('filters.notEnrolling') },
        ]}
        onChange={(isEnrolling) => onChange({ isEnrolling })}
      />
      <ClassFilter value={search.subjectGroup} onChange={(subjectGroup) => onChange({ subjectGroup })} />
      <FilterChoice
        label={t('filters.status')}
        value={search.status}
        options={[
          { value: 'Bind', label: t('filters.bound') },
          { value: 'Unbound', label: t('filters.unbound') },
        ]}
        onChange={(status) => onChange({ status })}
      />
      {(['guardianName', 'coachName'] as const).map((field) => (
        <FilterText key={field} label={t(`filters.${field}`)} value={search[field]} onChange={(text) => onChange({ [field]: text })} />
      ))}
    </>
  );
}
