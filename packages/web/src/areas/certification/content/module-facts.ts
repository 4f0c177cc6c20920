import type { ModuleToEdit } from '@trellis/contract/certification/module-schemas';
import { type LocalText, languages } from '@trellis/contract/languages';
import type { TFunction } from 'i18next';
import type { Change } from '../../../ui/stale.ts';

/** What a training module says, as a stale editor compares it. */
export function moduleFacts(t: TFunction<'certification'>, { fields, courses, medals, questionnaires }: ModuleToEdit): Change[] {
  if (!fields) return [];
  const { name, displayName, description, learningReminder, price, learningDays, questionnaireId, courseIds, medalIds } = fields;
  const texts = (key: string, label: string, text: LocalText | undefined) =>
    languages.map((language) => ({
      key: `${key}.${language}`,
      field: `${label} (${t(`modules.languages.${language}`)})`,
      value: text?.[language] ?? '',
    }));
  const names = (choices: readonly { id: string; name: string }[], ids: readonly (string | null | undefined)[]) =>
    ids.map((id) => choices.find((choice) => choice.id === id)?.name ?? '').join(', ');
  return [
    { key: 'name', field: t('modules.name'), value: name },
    ...texts('displayName', t('modules.displayName'), displayName),
    ...texts('description', t('modules.description'), description),
    ...texts('learningReminder', t('modules.reminder'), learningReminder),
    { key: 'price', field: t('modules.price'), value: String(price) },
    { key: 'learningDays', field: t('modules.days'), value: String(learningDays) },
    { key: 'questionnaireId', field: t('modules.form'), value: names(questionnaires, [questionnaireId]) },
    { key: 'courseIds', field: t('modules.courses'), value: names(courses, courseIds) },
    { key: 'medalIds', field: t('modules.medals'), value: names(medals, medalIds) },
  ];
}
