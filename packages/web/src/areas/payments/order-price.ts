import { i18n } from '../../app/i18n.ts';

/** An amount as it is written in the language shown, with its currency. */
export const orderPrice = ({ needPayPrice, currency }: { needPayPrice: number; currency: string }): string =>
  new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(needPayPrice);
