import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { reminderChoices } from '@trellis/contract/reminders/choices';
import { root } from '../../app/root.tsx';
import { readNarrowedSearch } from '../../ui/resource/offered-search.ts';

const reminderTemplates = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/content/reminderTemplate',
  validateSearch: readNarrowedSearch(reminderChoices),
  component: lazyRouteComponent(() => import('./reminder-template-page.tsx'), 'ReminderTemplatePage'),
});

export const reminderPages = [reminderTemplates] as const;
