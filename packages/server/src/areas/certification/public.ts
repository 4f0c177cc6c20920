/** What other areas may do with the way of a trainer, and with its forms. */
export { publishedForm } from './forms/published-form.ts';
export { modulesById } from './modules/module-store.ts';
export { supervisorsFor } from './supervision/supervisors.ts';
export {
  findTrainerModule,
  lockTrainerModule,
  requireRunning,
  requireUnstopped,
  type TrainerModuleRow,
} from './trainers/trainer-module-store.ts';
export { findTrainer, mayReadTrainer } from './trainers/trainer-store.ts';
export { notifyTrainer } from './trainers/write-of-module.ts';
