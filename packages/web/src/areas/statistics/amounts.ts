import { writtenFigure } from '@trellis/contract/charts/figures';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { isMoney } from '@trellis/contract/statistics/figures';
import { useTranslation } from 'react-i18next';

/** Writes an amount as the reader's language does, money in its currency: that goes into a line of its own where both do not fit. */
export function useAmounts() {
  const { i18n } = useTranslation();
  const language = toLanguage(i18n.language as Locale);
  return (figure: string, part: string, amount: number): string =>
    isMoney(figure) && part
      ? new Intl.NumberFormat(language, { style: 'currency', currency: part }).format(amount).replaceAll('\u00a0', ' ')
      : writtenFigure(amount, language);
}
