import type { groups } from '@trellis/contract/wellbeing/area';
import type { sleepCalls, sleepWrites } from '@trellis/contract/wellbeing/calls';
import type { familyWellbeingCalls } from '@trellis/contract/wellbeing/family-calls';
import type { guestWellbeingCalls } from '@trellis/contract/wellbeing/guest-calls';
import type { moduleCalls } from '@trellis/contract/wellbeing/module-calls';
import type { WellbeingKind } from '@trellis/contract/wellbeing/rules';
import { type AreaRoutes, actorRoutesFor, guestRoutesFor, routesFor, writes } from '../../platform/http/routes.ts';
import { markGuestTopic, removeGuestActivity, saveGuestEntry, viewGuestWellbeing } from './guest-wellbeing.ts';
import { kinds } from './kinds.ts';
import { listEntries } from './list-entries.ts';
import { mailWellbeing, shareWellbeing } from './share-wellbeing.ts';
import { viewModule } from './view-module.ts';
import { viewPlanInfo } from './view-plan-info.ts';
import { createEntry, editEntry, removeEntry } from './write-entry.ts';
import { removeGoal, setGoal } from './write-goal.ts';

/** What reads one kind: all of them have the same calls, and the schema of each says its fields. */
const readsOf = (kind: WellbeingKind) =>
  actorRoutesFor<typeof sleepCalls>({ list: listEntries(kinds[kind]), planInfo: viewPlanInfo(kinds[kind]) } as never);

const writesOf = (kind: WellbeingKind) =>
  routesFor<typeof sleepWrites>({
    create: createEntry(kinds[kind]),
    edit: editEntry(kinds[kind]),
    remove: removeEntry(kinds[kind]),
    setGoal: setGoal(kinds[kind]),
    removeGoal: removeGoal(kinds[kind]),
  });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  sleep: readsOf('sleep'),
  sleepEntries: writesOf('sleep'),
  nutrition: readsOf('nutrition'),
  nutritionEntries: writesOf('nutrition'),
  exercise: readsOf('exercise'),
  exerciseEntries: writesOf('exercise'),
  pdtModules: routesFor<typeof moduleCalls>({ records: viewModule }),
  familyWellbeing: routesFor<typeof familyWellbeingCalls>({ code: writes(shareWellbeing), mail: mailWellbeing }),
  guestWellbeing: guestRoutesFor<typeof guestWellbeingCalls>({
    get: viewGuestWellbeing,
    saveSleep: saveGuestEntry(kinds.sleep),
    saveNutrition: saveGuestEntry(kinds.nutrition),
    saveExercise: saveGuestEntry(kinds.exercise),
    removeExercise: removeGuestActivity,
    topicDone: markGuestTopic,
  }),
};
