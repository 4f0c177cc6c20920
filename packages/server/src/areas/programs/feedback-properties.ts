import { extrasFault } from '@trellis/contract/programs/extras';
import { feedbackProperty } from '@trellis/contract/programs/feedback-property';
import { refuse } from '../../platform/http/refusal.ts';
import { resourceCases } from '../../platform/resources/resource.ts';
import { askAnew } from './publish-form.ts';

/** Fields of feedback forms. What a form asks anew, it asks in its next version. */
export const feedbackProperties = resourceCases(feedbackProperty, {
  usedBy: [
    {
      table: 'catalog.forms',
      name: 'name',
      by: { table: 'catalog.asking_forms', own: 'property_version_id', other: 'form_id' },
      ofVersion: true,
    },
  ],
  check: async (_db, { type, extraProperties }) => {
    const fault = extrasFault(type, extraProperties);
    if (fault) refuse(fault, { members: ['extraProperties'] });
    return undefined;
  },
  onPublish: (db, { id, versionId, now }) => askAnew(db, id, versionId, now),
});
