import { DatePicker, type DatePickerProps } from 'antd';
import { dateFormat } from '../app/format.ts';

/** Enter takes the date that was typed; it does not send the form. */
export const takeTypedDate: NonNullable<DatePickerProps['onKeyDown']> = (event) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** A calendar date as the product writes it. */
export function DateField(props: DatePickerProps) {
  return <DatePicker format={dateFormat} placeholder={dateFormat} onKeyDown={takeTypedDate} style={{ width: '100%' }} {...props} />;
}
