import { type CreditCommodity, creditCommodity } from '@trellis/contract/credits/schemas';
import { DatePicker, Flex, Radio, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { monthFormat, yearFormat } from '../../app/format.ts';
import { firstYear, type OverviewSearch } from './overview-search.ts';

interface Props {
  /** YYYY-MM or YYYY. */
  period: string;
  commodity: CreditCommodity;
  /** The day at the centre. */
  today: Dayjs;
  onChange: (change: Partial<OverviewSearch>) => void;
}

/** A month or a year since the product began, and of what. */
export function PeriodFilter({ period, commodity, today, onChange }: Props) {
  const { t } = useTranslation('credits');
  const isYear = period.length === 4;
  return (
    <Flex gap="small" wrap>
      <Radio.Group
        aria-label={t('word.period')}
        optionType="button"
        value={isYear ? 'year' : 'month'}
        onChange={({ target }) => onChange({ period: target.value === 'year' ? period.slice(0, 4) : monthOf(period, today) })}
        options={[
          { value: 'month', label: t('overview.month') },
          { value: 'year', label: t('overview.year') },
        ]}
      />
      <DatePicker
        aria-label={t('overview.when')}
        allowClear={false}
        picker={isYear ? 'year' : 'month'}
        format={isYear ? yearFormat : monthFormat}
        minDate={dayjs(`${firstYear}-01-01`)}
        maxDate={today}
        value={dayjs(isYear ? `${period}-01-01` : `${period}-01`)}
        onChange={(chosen) => chosen && onChange({ period: chosen.format(isYear ? 'YYYY' : 'YYYY-MM') })}
      />
      <Select<CreditCommodity>
        aria-label={t('overview.commodity')}
        style={{ minWidth: 'calc(var(--space-1) * 50)' }}
        value={commodity}
        onChange={(next) => onChange({ commodity: next })}
        options={creditCommodity.options.map((value) => ({ value, label: t(`commodity.${value}`) }))}
      />
    </Flex>
  );
}

/** The month to begin with in a year: this one, or the last one of a year that is over. */
function monthOf(period: string, today: Dayjs): string {
  const year = period.slice(0, 4);
  return today.format('YYYY') === year ? today.format('YYYY-MM') : `${year}-12`;
}
