import type { ClassGroup } from '@trellis/contract/groups/schemas';
import type { TFunction } from 'i18next';
import type { Change } from '../../ui/stale.ts';

/** What a class says, as it is compared with what somebody else saved. */
export function classFacts(t: TFunction<'groups'>, group: ClassGroup): Change[] {
  const names = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ') || t('word.none');
  return [
    { key: 'name', field: t('word.name'), value: group.name },
    { key: 'type', field: t('word.type'), value: t(`type.${group.type}`) },
    { key: 'capacity', field: t('form.capacity'), value: String(group.capacity) },
    { key: 'ageStage', field: t('form.ageStage'), value: group.ageStage ? t(`ageStage.${group.ageStage}`) : t('word.none') },
    { key: 'plan', field: t('columns.plan'), value: group.trainingPlanV2Name ?? t('noPlan') },
    { key: 'level', field: t('detail.level'), value: String(group.startDifficulty ?? t('word.none')) },
    { key: 'trainers', field: t('columns.trainers'), value: names(group.trainers) },
    { key: 'children', field: t('word.children'), value: names(group.groupLinkUsers) },
  ];
}
