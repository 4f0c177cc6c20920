import type { Figure } from '@trellis/contract/statistics/figures';
import { ofChildren } from './children.ts';
import type { Flow } from './flow.ts';
import { ofLearning } from './learning.ts';
import { ofMoney } from './money.ts';
import { ofTraining } from './training.ts';

/** Every figure by what it counts. */
export const flows: Record<Figure, Flow> = { ...ofChildren, ...ofTraining, ...ofLearning, ...ofMoney };
