import { useTranslation } from 'react-i18next';
import { durationSteps, hoursBeyond, minutesBeyond, momentBounds, momentStep } from '../feedback/values.ts';
import type { PlainFieldProps } from './plain-field-props.ts';
import { momentOf, momentText, type Time, timeOf, timeText, withPart } from './plain-time-text.ts';

/** How long something took, in hours and minutes, and in seconds where they count. */
export function PlainDuration({ property, value, onChange, said }: PlainFieldProps) {
  const { t } = useTranslation('offlinePlans');
  const { showSec = false } = property.extraProperties;
  const steps = durationSteps(property.extraProperties);
  const time = timeOf(value);
  const set = (part: Partial<Time>) => onChange(timeText(withPart(time, part), showSec) || null);
  return (
    <TimeParts said={said}>
      <TimePart label={t('field.hours')} said={said} value={time.hours} below={24} onChange={(hours) => set({ hours })} />
      <TimePart label={t('field.minutes')} said={said} value={time.minutes} step={steps.minutes} onChange={(minutes) => set({ minutes })} />
      {showSec && (
        <TimePart
          label={t('field.seconds')}
          said={said}
          value={time.seconds}
          step={steps.seconds}
          onChange={(seconds) => set({ seconds })}
        />
      )}
    </TimeParts>
  );
}

/** A day and a time of it, by a clock of 24 hours. */
export function PlainMoment({ property, value, onChange, said }: PlainFieldProps) {
  const { t } = useTranslation('offlinePlans');
  const { day, time } = momentOf(value);
  const bounds = momentBounds(property.extraProperties, clockNow());
  const beyond = day ? hoursBeyond(bounds, day) : [];
  const minutesLost = day && time.hours ? minutesBeyond(bounds, `${day} ${time.hours}`) : [];
  const set = (nextDay: string, part: Partial<Time>) => onChange(momentText(nextDay, withPart(time, part)));
  return (
    <TimeParts said={said}>
      <label className="time-day">
        {t('field.day')}
        <input
          {...ofPart(said)}
          type="date"
          min={bounds.earliest?.slice(0, 10)}
          max={bounds.latest?.slice(0, 10) ?? '9999-12-31'}
          value={day}
          onChange={({ target }) => set(target.value, {})}
        />
      </label>
      <TimePart
        label={t('field.hours')}
        said={said}
        value={time.hours}
        below={24}
        without={beyond}
        onChange={(hours) => set(day, { hours })}
      />
      <TimePart
        label={t('field.minutes')}
        said={said}
        value={time.minutes}
        step={momentStep(property.extraProperties)}
        without={minutesLost}
        onChange={(minutes) => set(day, { minutes })}
      />
    </TimeParts>
  );
}

/** The clock on the wall, as the values have it. */
function clockNow(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16).replace('T', ' ');
}

type Said = PlainFieldProps['said'];

const ofPart = (said: Said) => ({ 'aria-invalid': said['aria-invalid'], 'aria-required': said['aria-required'] });

function TimeParts({ said, children }: { said: Said; children: React.ReactNode }) {
  return (
    <div role="group" aria-labelledby={said['aria-labelledby']} aria-describedby={said['aria-describedby']} className="time-parts">
      {children}
    </div>
  );
}

interface TimePartProps {
  label: string;
  said: Said;
  /** Two digits, or nothing yet. */
  value: string;
  below?: number;
  step?: number;
  /** What cannot be chosen. */
  without?: readonly number[];
  onChange: (value: string) => void;
}

function TimePart({ label, said, value, below = 60, step = 1, without = [], onChange }: TimePartProps) {
  const steps = Array.from({ length: Math.ceil(below / step) }, (_, index) => index * step)
    .filter((each) => !without.includes(each))
    .map((each) => String(each).padStart(2, '0'));
  // what was stored under other steps is shown as it is
  const options = value === '' || steps.includes(value) ? steps : [...steps, value].sort();
  return (
    <label>
      {label}
      <select {...ofPart(said)} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">–</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
