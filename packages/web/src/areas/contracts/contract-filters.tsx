import { contractPurpose, contractState, contractType } from '@trellis/contract/contracts/schemas';
import { Button, DatePicker, Flex, Select, theme } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../app/format.ts';
import { SearchField } from '../subjects/search-field.tsx';
import { type ContractFilter, type ContractListSearch, isFiltered } from './list-search.ts';

interface Props {
  search: ContractListSearch;
  onChange: (change: ContractFilter) => void;
  onClear: () => void;
}

/** What narrows the list of contracts. */
export function ContractFilters({ search, onChange, onClear }: Props) {
  const { t } = useTranslation('contracts');
  const { token } = theme.useToken();
  const choice = { allowClear: true, style: { flex: '1 1 0', minWidth: token.screenXS / 4 } } as const;
  return (
    <Flex gap="small" wrap align="center" role="search" aria-label={t('filters.label')} style={{ marginBottom: token.margin }}>
      <div style={{ flex: '2 1 0', minWidth: token.screenXS / 3 }}>
        <SearchField
          takesSlash
          label={t('filters.child')}
          placeholder={t('filters.child')}
          maxLength={100}
          value={search.filter ?? ''}
          onSearch={(text) => onChange({ filter: text || undefined })}
        />
      </div>
      <Select
        {...choice}
        aria-label={t('filters.contractType')}
        placeholder={t('filters.contractType')}
        value={search.contractType}
        onChange={(value) => onChange({ contractType: value })}
        options={contractType.options.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <Select
        {...choice}
        aria-label={t('filters.purpose')}
        placeholder={t('filters.purpose')}
        value={search.purpose}
        onChange={(value) => onChange({ purpose: value })}
        options={contractPurpose.options.map((value) => ({ value, label: t(`purpose.${value}`) }))}
      />
      <Select
        {...choice}
        aria-label={t('filters.state')}
        placeholder={t('filters.state')}
        value={search.state}
        onChange={(value) => onChange({ state: value })}
        options={contractState.options.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <Select
        {...choice}
        aria-label={t('filters.remind')}
        placeholder={t('filters.remind')}
        value={search.remind}
        onChange={(value: boolean | undefined) => onChange({ remind: value })}
        options={[
          { value: true, label: t('filters.reminds') },
          { value: false, label: t('filters.remindsNot') },
        ]}
      />
      <DatePicker.RangePicker
        aria-label={t('filters.signed')}
        allowEmpty={[true, true]}
        format={dateFormat}
        value={[search.signFrom ? dayjs(search.signFrom) : null, search.signTo ? dayjs(search.signTo) : null]}
        onChange={(days) => onChange({ signFrom: days?.[0]?.format('YYYY-MM-DD'), signTo: days?.[1]?.format('YYYY-MM-DD') })}
      />
      <Button type="text" onClick={onClear} disabled={!isFiltered(search)}>
        {t('filters.clear')}
      </Button>
    </Flex>
  );
}
