import { useOwnTitle } from '../app/own-title.ts';

/** Names the tab after a page, as long as it is shown. */
export function TabTitle({ title }: { title: string }): null {
  useOwnTitle(title);
  return null;
}
