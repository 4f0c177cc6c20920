import { z } from 'zod';

/** The parts of digital therapy: what a daily topic is about, and what a child may have a tab of. */
export const pdtModules = ['Cbt', 'Emotion', 'ParentLearning', 'ParentEmotion', 'Exercise', 'Sleep', 'Nutrition'] as const;
export const pdtModule = z.enum(pdtModules);
export type PdtModule = z.infer<typeof pdtModule>;
