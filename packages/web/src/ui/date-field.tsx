import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { FormEvent } from 'react';
import { dateFormat } from '../app/format.ts';
import { isBeyond } from './date-rules.ts';

/** Enter takes the date that was typed; it does not send the form. */
export const takeTypedDate: NonNullable<DatePickerProps['onKeyDown']> = (event) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** What a form gives its field, and the last day that may be chosen. */
interface Props {
  id?: string;
  value?: Dayjs | null;
  onChange?: (date: Dayjs | null) => void;
  maxDate?: Dayjs;
  disabled?: boolean;
}

/**
 * A calendar date as the product writes it. One that is typed and lies beyond what may be chosen stays, for the form to say what is wrong with
 * it (`notAfter`): the picker alone would put back what stood there before.
 */
export function DateField({ onChange, maxDate, ...props }: Props) {
  const keepTyped = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const typed = dayjs(target.value, dateFormat, true);
    if (isBeyond(typed, maxDate)) onChange?.(typed);
  };
  return (
    <div onInput={keepTyped}>
      <DatePicker
        format={dateFormat}
        placeholder={dateFormat}
        style={{ width: '100%' }}
        {...props}
        maxDate={maxDate}
        onChange={(date: Dayjs | null) => onChange?.(date)}
        onKeyDown={takeTypedDate}
      />
    </div>
  );
}
