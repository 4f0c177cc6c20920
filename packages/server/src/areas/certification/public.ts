export { findTrainerModule, lockTrainerModule, requireRunning, type TrainerModuleRow } from './trainers/trainer-module-store.ts';
export { findTrainer, mayReadTrainer } from './trainers/trainer-store.ts';
