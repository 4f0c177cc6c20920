import { DatePicker, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../../../app/format.ts';
import type { FieldProps } from './field-props.ts';
import { durationSteps, hoursBeyond, minutesBeyond, momentBounds, momentStep } from './values.ts';

dayjs.extend(customParseFormat);

/** As it is stored, whatever a page shows. */
const storedMoment = 'YYYY-MM-DD HH:mm';

type Step = 1 | 2 | 3 | 4 | 5 | 6 | 10 | 12 | 15 | 20 | 30;

/** How long something took: HH:mm, or HH:mm:ss where seconds count. */
export function DurationField({ property, id, value, onChange }: FieldProps) {
  const { t } = useTranslation('offlinePlans');
  const extras = property.extraProperties;
  const steps = durationSteps(extras);
  const format = extras.showSec ? 'HH:mm:ss' : 'HH:mm';
  return (
    <TimePicker
      id={id}
      format={format}
      showNow={false}
      needConfirm={false}
      minuteStep={steps.minutes as Step}
      secondStep={steps.seconds as Step}
      placeholder={t('field.choose')}
      value={parse(value, format)}
      onChange={(next) => onChange?.(next ? next.format(format) : null)}
    />
  );
}

/** A day and time, in steps of half an hour unless told. */
export function MomentField({ property, id, value, onChange }: FieldProps) {
  const { t } = useTranslation('offlinePlans');
  const bounds = momentBounds(property.extraProperties, dayjs().format(storedMoment));
  const { earliest, latest } = bounds;
  return (
    <DatePicker
      id={id}
      format={dateTimeFormat}
      showTime={{ format: 'HH:mm', minuteStep: momentStep(property.extraProperties) as Step }}
      showNow={false}
      disabledDate={(day: Dayjs) => {
        const said = day.format('YYYY-MM-DD');
        return said < (earliest ?? '').slice(0, 10) || (latest !== undefined && said > latest.slice(0, 10));
      }}
      disabledTime={(day: Dayjs | null) => ({
        disabledHours: () => (day ? hoursBeyond(bounds, day.format('YYYY-MM-DD')) : []),
        disabledMinutes: (hour) => (day ? minutesBeyond(bounds, `${day.format('YYYY-MM-DD')} ${String(hour).padStart(2, '0')}`) : []),
      })}
      placeholder={t('field.choose')}
      value={parse(value, storedMoment)}
      onChange={(next: Dayjs | null) => onChange?.(next ? next.format(storedMoment) : null)}
    />
  );
}

function parse(value: FieldProps['value'], format: string): Dayjs | null {
  if (typeof value !== 'string' || value === '') return null;
  const parsed = dayjs(value, format);
  return parsed.isValid() ? parsed : null;
}
