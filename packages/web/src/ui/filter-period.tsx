import { firstYear } from '@trellis/contract/statistics/periods';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useCurrentUser } from '../app/current-user.ts';
import { dateFormat, formatDate } from '../app/format.ts';
import { centreToday } from './centre-time.ts';
import { Filter } from './filter-place.tsx';

interface Props {
  label: string;
  /** Calendar dates, YYYY-MM-DD; either may be open. */
  from: string | undefined;
  to: string | undefined;
  onChange: (period: { from: string | undefined; to: string | undefined }) => void;
}

const day = (date: string | undefined) => (date ? dayjs(date) : null);
const said = (date: string | undefined) => (date ? formatDate(date) : '…');

/** The days, first to last, that a list of what has been can be narrowed to: from 2018 to today on the center's clock. */
export function FilterPeriod({ label, from, to, onChange }: Props) {
  const { zone } = useCurrentUser();
  return (
    <Filter
      label={label}
      shown={from || to ? `${said(from)} – ${said(to)}` : undefined}
      onClear={() => onChange({ from: undefined, to: undefined })}
    >
      {(id) => (
        <DatePicker.RangePicker
          id={{ start: id }}
          aria-label={label}
          allowEmpty={[true, true]}
          format={dateFormat}
          minDate={dayjs(`${firstYear}-01-01`)}
          maxDate={dayjs(centreToday(zone))}
          value={[day(from), day(to)]}
          onChange={(days) => onChange({ from: days?.[0]?.format('YYYY-MM-DD'), to: days?.[1]?.format('YYYY-MM-DD') })}
        />
      )}
    </Filter>
  );
}
