import type { AssessmentStatus, AssessmentType } from '@trellis/contract/assessments/rules';
import { useTranslation } from 'react-i18next';
import { FilterBar, FilterChoice } from '../../ui/filter-bar.tsx';
import { assessmentTypes } from './library-search.ts';

export interface Narrowed {
  status?: AssessmentStatus;
  assessmentType?: AssessmentType;
}

const statuses: readonly AssessmentStatus[] = ['None', 'Started', 'Finished', 'ReportedReady', 'Closed'];

/** Narrows a child's assessments. */
export function TabFilters({ value, onChange }: { value: Narrowed; onChange: (value: Narrowed) => void }) {
  const { t } = useTranslation('assessments');
  const isNarrowed = value.status !== undefined || value.assessmentType !== undefined;
  return (
    <FilterBar label={t('filters')} isNarrowed={isNarrowed} onClear={() => onChange({})}>
      <FilterChoice
        label={t('columns.status')}
        value={value.status}
        options={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        onChange={(status) => onChange({ ...value, status })}
      />
      <FilterChoice
        label={t('columns.type')}
        value={value.assessmentType}
        options={assessmentTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        onChange={(assessmentType) => onChange({ ...value, assessmentType })}
      />
    </FilterBar>
  );
}
