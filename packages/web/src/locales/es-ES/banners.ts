import type { banners as english } from '../en-US/banners.ts';
import { term, word } from './common.ts';

const menu = { banners: 'Avisos' };

export const banners: typeof english = {
  menu,
  audience: { Center: word.centers, Guardian: word.guardians },
  banners: {
    title: menu.banners,
    add: 'Añadir un aviso',
    edit: 'Editar el aviso',
    empty: 'Aún no hay avisos',
    emptyHint: 'Un aviso publicado se muestra a los centros en Hoy, o a los tutores donde anotan los días del niño.',
    fields: {
      title: word.title,
      text: term.text,
      audience: 'Quién lo ve',
      fromDay: term.firstDay,
      untilDay: 'Último día',
      link: 'Lleva a',
      image: term.picture,
    },
    hints: {
      fromDay: 'Cuenta en la zona horaria de cada centro; vacío, desde ya.',
      untilDay: 'Vacío, sin fin.',
      link: term.httpsHint,
    },
  },
};
