import type { FileKind } from '@trellis/contract/files/calls';
import type { Language } from '@trellis/contract/languages';
import { feedbackFaultTexts } from '@trellis/contract/offline-plans/errors';
import {
  defaultFeedbacks,
  type FeedbackProblem,
  parseFeedbacks,
  type RequiredFields,
} from '@trellis/contract/offline-plans/feedback-rules';
import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { filled } from '../../platform/http/filled.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { type PropertyRow, propertiesOf } from './answer-store.ts';
import { inLanguage } from './text.ts';

/** The fields that hold files, with the kind of upload that they take. */
const fileKinds = new Map<FeedbackProperty['type'], FileKind>([
  ['ImagePicker', 'feedbackImage'],
  ['VideoPicker', 'feedbackVideo'],
]);

const extrasKey = { en: 'en', 'zh-Hans': 'zh', es: 'es' } as const satisfies Record<Language, string>;

/** The fields of the given forms in the reader's language, by form. */
export async function loadForms(db: Db, formIds: readonly string[], language: Language): Promise<Map<string, FeedbackProperty[]>> {
  const rows = await propertiesOf(db, [...new Set(formIds)]);
  const byForm = Map.groupBy(rows, (row) => row.formId);
  return new Map([...byForm].map(([formId, ofForm]) => [formId, ofForm.map((row) => presentProperty(row, language))]));
}

interface Filled {
  formId: string;
  feedbacks: readonly FeedbackValue[];
  required?: RequiredFields;
}

/** The cleaned answers to a form; refuses with what is wrong, field by field, named by property. */
export async function cleanFeedbacks(
  db: Db,
  caller: Pick<Member, 'language'>,
  { formId, feedbacks, required = 'all' }: Filled,
): Promise<FeedbackValue[]> {
  return clean(db, caller, (await loadForms(db, [formId], caller.language)).get(formId) ?? [], feedbacks, required);
}

/** What a single tap says on a form: its defaults, and no rating; refused where the form asks for more. */
export async function tappedFeedbacks(db: Db, caller: Pick<Member, 'language'>, formId: string): Promise<FeedbackValue[]> {
  const properties = (await loadForms(db, [formId], caller.language)).get(formId) ?? [];
  return clean(db, caller, properties, defaultFeedbacks(properties), 'allButRatings');
}

async function clean(
  db: Db,
  caller: Pick<Member, 'language'>,
  properties: readonly FeedbackProperty[],
  given: readonly FeedbackValue[],
  required: RequiredFields,
): Promise<FeedbackValue[]> {
  const parsed = parseFeedbacks(properties, withStoredIds(properties, given), { required, now: latestClock() });
  const problems = parsed.ok ? await missingFiles(db, properties, parsed.values) : parsed.problems;
  if (parsed.ok && problems.length === 0) return parsed.values;
  return refuse('Trellis:InvalidInput', {
    validationErrors: problems.map(({ propertyId, displayName, fault }) => ({
      message: filled(feedbackFaultTexts[fault][caller.language], { field: displayName }),
      members: [propertyId],
    })),
  });
}

/** Ids of files as the database writes them: what looks for the uses of a file goes by their letters. */
const withStoredIds = (properties: readonly FeedbackProperty[], given: readonly FeedbackValue[]): FeedbackValue[] => {
  const ofFiles = new Set(properties.filter(({ type }) => fileKinds.has(type)).map(({ id }) => id));
  return given.map((answer) =>
    ofFiles.has(answer.programFeedbackPropertyId) && Array.isArray(answer.value)
      ? { ...answer, value: answer.value.map((fileId) => fileId.toLowerCase()) }
      : answer,
  );
};

/** The clock of where it is latest on earth: what is beyond it is still to come, wherever somebody answers. */
const latestClock = () => new Date(Date.now() + hoursAhead * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
const hoursAhead = 14;

/** A picture or video field names files of the centre, of its own kind; the database shows no others. */
async function missingFiles(db: Db, properties: readonly FeedbackProperty[], values: readonly FeedbackValue[]): Promise<FeedbackProblem[]> {
  const named = properties.flatMap(({ id, type, displayName }) => {
    const kind = fileKinds.get(type);
    const value = values.find((given) => given.programFeedbackPropertyId === id)?.value;
    return kind && Array.isArray(value) ? [{ propertyId: id, displayName, kind, ids: value }] : [];
  });
  if (named.length === 0) return [];
  const known = await db
    .selectFrom('app.files')
    .select(['id', 'kind'])
    .where(
      'id',
      'in',
      named.flatMap(({ ids }) => ids),
    )
    .execute();
  return named
    .filter(({ kind, ids }) => !ids.every((id) => known.some((file) => file.id === id && file.kind === kind)))
    .map(({ propertyId, displayName }) => ({ propertyId, displayName, fault: 'noSuchFile' as const }));
}

/** A field in the reader's language. */
export function presentProperty(row: PropertyRow, language: Language): FeedbackProperty {
  return {
    id: row.id,
    displayName: inLanguage(row.displayName, language),
    description: row.description && inLanguage(row.description, language),
    isRequired: row.isRequired,
    type: row.type,
    extraProperties: row.extraProperties[extrasKey[language]] ?? row.extraProperties.en ?? {},
  };
}
