import type { groups } from '@trellis/contract/reminders/area';
import type { reminderTemplate } from '@trellis/contract/reminders/reminder-template';
import { type AreaRoutes, actorRoutesFor } from '../../platform/http/routes.ts';
import { reminderTemplates } from './reminder-templates.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  reminderTemplates: actorRoutesFor<typeof reminderTemplate.calls>(reminderTemplates),
};
