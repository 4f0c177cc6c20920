import { term, word } from './common.ts';

const menu = { banners: 'Banners' };

/** Texts of banners. */
export const banners = {
  menu,
  audience: { Center: word.centers, Guardian: word.guardians },
  banners: {
    title: menu.banners,
    add: 'Add a banner',
    edit: 'Edit the banner',
    empty: 'There are no banners yet',
    emptyHint: 'A banner is shown to centers on Today, or to guardians where they enter a child’s days, once it is published.',
    fields: {
      title: word.title,
      text: term.text,
      audience: 'Who sees it',
      fromDay: term.firstDay,
      untilDay: 'Last day',
      link: 'Leads to',
      image: term.picture,
    },
    hints: {
      fromDay: 'Counted in the zone of each center; empty for at once.',
      untilDay: 'Empty for no end.',
      link: term.httpsHint,
    },
  },
};
