import { subjectTag } from '@trellis/contract/subjects/schemas';
import { Button, Flex, Select, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { isFiltered, type SubjectFilter } from './list-search.ts';
import { SearchField } from './search-field.tsx';

interface Props {
  search: SubjectFilter;
  onChange: (change: SubjectFilter) => void;
  onClear: () => void;
}

/** What narrows the list of children. */
export function SubjectFilters({ search, onChange, onClear }: Props) {
  const { t } = useTranslation('subjects');
  const { token } = theme.useToken();
  return (
    <Flex gap="small" wrap align="center" role="search" aria-label={t('filters.label')} style={{ marginBottom: token.margin }}>
      <div style={{ flex: '2 1 0', minWidth: token.screenXS / 3 }}>
        <SearchField
          takesSlash
          label={t('filters.name')}
          placeholder={t('filters.namePlaceholder')}
          maxLength={100}
          value={search.filter ?? ''}
          onSearch={(text) => onChange({ filter: text || undefined })}
        />
      </div>
      <div style={{ flex: '1 1 0', minWidth: token.screenXS / 3 }}>
        <SearchField
          label={t('filters.number')}
          placeholder={t('filters.number')}
          maxLength={40}
          value={search.outpatientNumber ?? ''}
          onSearch={(text) => onChange({ outpatientNumber: text || undefined })}
        />
      </div>
      {(['guardianName', 'coachName'] as const).map((field) => (
        <div key={field} style={{ flex: '1 1 0', minWidth: token.screenXS / 3 }}>
          <SearchField
            label={t(`filters.${field}`)}
            placeholder={t(`filters.${field}`)}
            maxLength={100}
            value={search[field] ?? ''}
            onSearch={(text) => onChange({ [field]: text || undefined })}
          />
        </div>
      ))}
      <Select
        allowClear
        aria-label={t('filters.status')}
        placeholder={t('filters.status')}
        style={{ flex: '1 1 0', minWidth: token.screenXS / 4 }}
        value={search.status}
        onChange={(status) => onChange({ status })}
        options={[
          { value: 'Bind' as const, label: t('filters.bound') },
          { value: 'Unbound' as const, label: t('filters.unbound') },
        ]}
      />
      <Select
        allowClear
        aria-label={t('filters.tag')}
        placeholder={t('filters.tag')}
        style={{ flex: '1 1 0', minWidth: token.screenXS / 4 }}
        value={search.tag}
        onChange={(tag) => onChange({ tag })}
        options={subjectTag.options.map((tag) => ({ value: tag, label: t(`tag.${tag}`) }))}
      />
      <Select
        allowClear
        aria-label={t('filters.checkedIn')}
        placeholder={t('filters.checkedIn')}
        style={{ flex: '1 1 0', minWidth: token.screenXS / 4 }}
        value={search.isCheckIn}
        onChange={(isCheckIn: boolean | undefined) => onChange({ isCheckIn })}
        options={[
          { value: true, label: t('filters.here') },
          { value: false, label: t('filters.away') },
        ]}
      />
      <Button type="text" onClick={onClear} disabled={!isFiltered(search)}>
        {t('filters.clear')}
      </Button>
    </Flex>
  );
}
