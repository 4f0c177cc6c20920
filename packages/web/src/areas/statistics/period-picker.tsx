import { firstYear, periodOf, type Unit, units } from '@trellis/contract/statistics/periods';
import { DatePicker, Flex, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { monthFormat, yearFormat } from '../../app/format.ts';
import { CenterSelect } from '../../ui/center-select.tsx';
import { centreToday } from '../../ui/centre-time.ts';
import type { Period } from './queries.ts';
import './statistics.css';

interface Props {
  value: Period;
  onChange: (change: Partial<Period>) => void;
}

const asDay = (period: string) => dayjs(period.length === 4 ? `${period}-01-01` : `${period.slice(3)}-${period.slice(0, 2)}-01`);

/** A month as MM-YYYY or a year, from 2018 to the current one on the center's clock; and one of several centers, for whoever looks after these. */
export function PeriodPicker({ value: { unit, period, tenantId }, onChange }: Props) {
  const { t } = useTranslation('statistics');
  const { type, zone } = useCurrentUser();
  const today = dayjs(centreToday(zone));
  const shown = period ? asDay(period) : today;
  const written = (day: Dayjs, of: Unit) => periodOf(day.format('YYYY-MM-DD'), of);
  const choose = (next: Unit) => onChange({ unit: next, period: written(shown.isAfter(today) ? today : shown, next) });
  return (
    <Flex gap="small" wrap className="statistic-period" role="search" aria-label={t('word.period')}>
      <Radio.Group
        optionType="button"
        value={unit}
        onChange={({ target }) => choose(target.value as Unit)}
        options={units.map((value) => ({ value, label: t(`unit.${value}`) }))}
      />
      <DatePicker
        aria-label={t('word.period')}
        picker={unit === 'Year' ? 'year' : 'month'}
        format={unit === 'Year' ? yearFormat : monthFormat}
        allowClear={false}
        inputReadOnly
        minDate={dayjs(`${firstYear}-01-01`)}
        maxDate={today}
        value={shown}
        onChange={(day: Dayjs | null) => day && onChange({ period: written(day, unit) })}
      />
      {type !== 'Center' && (
        <CenterSelect
          aria-label={t('word.center')}
          placeholder={t('allCenters')}
          allowClear
          style={{ minWidth: '14rem' }}
          {...(tenantId && { value: tenantId })}
          onChange={(next: string | undefined) => onChange({ tenantId: next })}
        />
      )}
    </Flex>
  );
}
