import { contractPurpose, contractState, contractType } from '@trellis/contract/contracts/schemas';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { FilterPeriod } from '../../ui/filter-period.tsx';
import { type ContractFilter, type ContractListSearch } from './list-search.ts';

interface Props {
  search: ContractListSearch;
  onChange: (change: ContractFilter) => void;
}

/** What narrows the list of contracts, besides a text. */
export function ContractFilters({ search, onChange }: Props) {
  const { t } = useTranslation('contracts');
  return (
    <>
      <FilterChoice
        label={t('filters.contractType')}
        value={search.contractType}
        options={contractType.options.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={(value) => onChange({ contractType: value })}
      />
      <FilterChoice
        label={t('filters.purpose')}
        value={search.purpose}
        options={contractPurpose.options.map((value) => ({ value, label: t(`purpose.${value}`) }))}
        onChange={(purpose) => onChange({ purpose })}
      />
      <FilterChoice
        label={t('filters.state')}
        value={search.state}
        options={contractState.options.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(state) => onChange({ state })}
      />
      <FilterChoice
        label={t('filters.remind')}
        value={search.remind}
        options={[
          { value: true, label: t('filters.reminds') },
          { value: false, label: t('filters.remindsNot') },
        ]}
        onChange={(remind) => onChange({ remind })}
      />
      <FilterChoice
        label={t('filters.outstanding')}
        value={search.outstanding}
        options={[
          { value: true, label: t('filters.isOutstanding') },
          { value: false, label: t('filters.isSettled') },
        ]}
        onChange={(outstanding) => onChange({ outstanding })}
      />
      <FilterPeriod
        label={t('filters.signed')}
        from={search.signFrom}
        to={search.signTo}
        onChange={({ from, to }) => onChange({ signFrom: from, signTo: to })}
      />
    </>
  );
}
