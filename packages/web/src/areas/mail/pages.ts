import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import type { LetterState } from '@trellis/contract/mail/schemas';
import { root } from '../../app/root.tsx';
import { readOneOf, readPage, readText } from '../../ui/list-search.ts';
import type { LetterSearch } from './letter-search.ts';

const states: readonly LetterState[] = ['queued', 'sending', 'sent', 'failed', 'inApp'];

const readSearch = (raw: Partial<LetterSearch> & SearchSchemaInput): LetterSearch => {
  return { ...readPage(raw), filter: readText(raw.filter), state: readOneOf(states, raw.state), letter: readText(raw.letter) };
};

const mail = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/setting/mail',
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import('./mail-page.tsx'), 'MailPage'),
});

const mailbox = createRoute({
  getParentRoute: () => root,
  path: '/mailbox',
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import('./mailbox-page.tsx'), 'MailboxPage'),
});

export const mailPages = [mail, mailbox] as const;
