import { type Figure, isMoney } from '@trellis/contract/statistics/figures';
import { useTranslation } from 'react-i18next';

/** What a figure is called, with the part of it that is meant: a currency, or a stage of children. */
export function useFigureName() {
  const { t } = useTranslation('statistics');
  return (figure: Figure, part: string): string => {
    const name = t(`figure.${figure}`);
    if (!part) return name;
    return t('inCurrency', { name, part: isMoney(figure) ? part : t(`part.${part as 'Active'}`) });
  };
}
