import { reminderTemplate } from '@trellis/contract/reminders/reminder-template';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';

/** What reminders of sessions say, and which of it is sent. */
export const ReminderTemplatePage = () => (
  <DeclaredPage
    of={reminderTemplate}
    calls={api.reminderTemplates}
    mayWrite={useCurrentUser().canWrite('RocketSystem.Content')}
    columns={['sortOrder', 'title', 'receiver', 'timing', 'status', 'isInUse']}
  />
);
