import { type MissingPart, missingParts } from '@trellis/contract/offline-plans/rules';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import type { SessionDesk } from './desk.ts';

interface OpenPart {
  part: MissingPart;
  /** How many of it are open. */
  count: number;
  /** Of whom it is missing. */
  names?: readonly string[];
}

/** What the session still needs, in the order in which it is done, and how much of each. */
export function openParts(session: SessionView, { isClass }: Pick<SessionDesk, 'isClass'> = { isClass: false }): OpenPart[] {
  const personal = isClass ? session.userCourseItems.filter(({ attendance }) => attendance === 'Attend') : [];
  const unsaid = personal.filter(({ answered }) => !answered).map(({ name }) => name);
  const pending = [...session.items, ...session.nonePlaybook].filter((item) => item.hasDone === null);
  const counts: Record<MissingPart, number> = {
    items: pending.filter((item) => item.kind !== 'static').length,
    staticItems: pending.filter((item) => item.kind === 'static').length,
    overall: 1,
    category: session.categoryPunch.filter((form) => !form.answered).length,
    personal: unsaid.length,
    music: session.iLs?.tracks.filter((track) => !track.isPunched).length || 1,
  };
  return missingParts({ ...session, personal }).map((part) => ({
    part,
    count: counts[part],
    ...(part === 'personal' && { names: unsaid }),
  }));
}

/** Where each is given: on the page, or on the sheet that finishes the session. Music is heard on the page, and spoken of on the sheet. */
const onPage = { items: 'items', staticItems: 'items', music: 'music' } as const;
const onSheet = { overall: 'overall', category: 'category', personal: 'personal', music: 'musicFeedback' } as const;

export const isOnSheet = (part: MissingPart): part is keyof typeof onSheet => part in onSheet;

/** Leads the eye and the focus to what is open. */
export function goToPart(part: MissingPart, place: 'page' | 'sheet'): void {
  const sections: Partial<Record<MissingPart, string>> = place === 'page' ? onPage : onSheet;
  const section = document.getElementById(sections[part] ?? '');
  const target = section?.querySelector<HTMLElement>('.current-item h3') ?? section;
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
