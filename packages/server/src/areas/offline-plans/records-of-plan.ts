import type { planRecord } from '@trellis/contract/offline-plans/schemas';
import type { z } from 'zod';
import type { Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { PlanEvent } from '../plans/public.ts';
import { pageOfEvents } from './event-store.ts';
import { presentReasons } from './life/reason-question.ts';

type PlanRecord = z.infer<typeof planRecord>;

/** What happened to a plan of any kind, or of that these events alone, newest first, with the reasons as the reader reads them. */
export async function recordsOfPlan(
  db: Db,
  { language }: Member,
  planId: string,
  page: Page,
  events?: readonly PlanEvent[],
): Promise<{ items: PlanRecord[]; totalCount: number }> {
  const { rows, totalCount } = await pageOfEvents(db, planId, page, events);
  const items = rows.map(({ id, createdAt, num, bookedFor, movedTo, event, reasons, question, answers, creator }) => ({
    id,
    creationTime: createdAt.toISOString(),
    num,
    bookedFor: bookedFor?.toISOString() ?? null,
    movedTo: movedTo?.toISOString() ?? null,
    planEvent: event,
    reason: reasons,
    reasonQuestion: question && presentReasons(question, answers, language),
    creator,
  }));
  return { items, totalCount };
}
