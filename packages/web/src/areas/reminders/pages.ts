import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { type OfferedSearch, readOfferedSearch } from '../../ui/resource/offered-search.ts';

const reminderTemplates = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/content/reminderTemplate',
  validateSearch: (raw: Partial<OfferedSearch> & SearchSchemaInput): OfferedSearch => readOfferedSearch(raw),
  component: lazyRouteComponent(() => import('./reminder-template-page.tsx'), 'ReminderTemplatePage'),
});

export const reminderPages = [reminderTemplates] as const;
