import { placeholders, unknownPlaceholder } from '@trellis/contract/reminders/placeholders';
import { reminderTemplate } from '@trellis/contract/reminders/reminder-template';
import { sql } from 'kysely';
import { refuse } from '../../platform/http/refusal.ts';
import { resourceCases } from '../../platform/resources/resource.ts';

/** What reminders of sessions say. */
export const reminderTemplates = resourceCases(reminderTemplate, {
  more: () => sql`coalesce(r.id = catalog.reminder_template_of(r.receiver, r.timing), false) as "isInUse"`,
  check: async (_db, { titles, texts }) => {
    for (const [member, said] of Object.entries({ titles, texts })) {
      const placeholder = Object.values(said).map(unknownPlaceholder).find(Boolean);
      const known = placeholders.map((name) => `{${name}}`).join(', ');
      if (placeholder) refuse('Trellis:PlaceholderUnknown', { members: [member], data: { placeholder, known } });
    }
    return undefined;
  },
});
