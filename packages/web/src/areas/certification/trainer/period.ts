import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { dateFormat, yearFirstFormat } from '../../../app/format.ts';

/** A learning period for reading; in Chinese with the year first. */
export function usePeriodText(): (period: { startDate: string; endDate: string }) => string {
  const dateText = useLearningDate();
  return ({ startDate, endDate }) => `${dateText(startDate)} – ${dateText(endDate)}`;
}

/** One of its days. */
export function useLearningDate(): (date: string) => string {
  const { i18n } = useTranslation();
  const format = i18n.language === 'zh-CN' ? yearFirstFormat : dateFormat;
  return (date) => dayjs(date).format(format);
}
