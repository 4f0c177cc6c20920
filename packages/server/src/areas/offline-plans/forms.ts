import type { Language } from '@trellis/contract/languages';
import { feedbackFaultTexts } from '@trellis/contract/offline-plans/errors';
import { defaultFeedbacks, parseFeedbacks } from '@trellis/contract/offline-plans/feedback-rules';
import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { type PropertyRow, propertiesOf } from './answer-store.ts';
import { filled, inLanguage } from './text.ts';

const extrasKey = { en: 'en', 'zh-Hans': 'zh', es: 'es' } as const satisfies Record<Language, string>;

/** The fields of the given forms in the reader's language, by form. */
export async function loadForms(db: Db, formIds: readonly string[], language: Language): Promise<Map<string, FeedbackProperty[]>> {
  const rows = await propertiesOf(db, [...new Set(formIds)]);
  const byForm = Map.groupBy(rows, (row) => row.formId);
  return new Map([...byForm].map(([formId, ofForm]) => [formId, ofForm.map((row) => presentProperty(row, language))]));
}

interface Filled {
  formId: string;
  /** Undefined: a single tap, which records the form's defaults. */
  feedbacks: readonly FeedbackValue[] | undefined;
  /** False for an exercise that was not done: nothing has to be said about it. */
  requireAll?: boolean;
}

/** The cleaned answers to a form; refuses with what is wrong, field by field, named by property. */
export async function cleanFeedbacks(db: Db, caller: Member, { formId, feedbacks, requireAll = true }: Filled): Promise<FeedbackValue[]> {
  const properties = (await loadForms(db, [formId], caller.language)).get(formId) ?? [];
  const given = feedbacks ?? (requireAll ? defaultFeedbacks(properties) : []);
  const parsed = parseFeedbacks(properties, given, { requireAll });
  if (parsed.ok) return parsed.values;
  return refuse('Trellis:InvalidInput', {
    validationErrors: parsed.problems.map(({ propertyId, displayName, fault }) => ({
      message: filled(feedbackFaultTexts[fault][caller.language], { field: displayName }),
      members: [propertyId],
    })),
  });
}

function presentProperty(row: PropertyRow, language: Language): FeedbackProperty {
  return {
    id: row.id,
    displayName: inLanguage(row.displayName, language),
    description: row.description && inLanguage(row.description, language),
    isRequired: row.isRequired,
    type: row.type,
    extraProperties: row.extraProperties[extrasKey[language]] ?? row.extraProperties.en ?? {},
  };
}
