import type { UserContractItem } from '@trellis/contract/contracts/schemas';
import type { classesOfContracts } from '../credits/public.ts';

type Figures = Pick<UserContractItem, 'totalClass' | 'usedClass' | 'remainClass' | 'stoppedClass' | 'takenBackClass'>;
type Classes = Awaited<ReturnType<typeof classesOfContracts>> extends Map<string, infer T> ? T : never;

/** What became of what a contract sold: the same wherever a contract is told of, and in the sums of a child. */
export function classFigures({ totalClass, isStopped }: { totalClass: number; isStopped: boolean }, classes: Classes | undefined): Figures {
  const usedClass = classes?.consumed ?? 0;
  const unused = (classes?.available ?? 0) + (classes?.held ?? 0);
  const [remainClass, stoppedClass] = isStopped ? [0, unused] : [unused, 0];
  return { totalClass, usedClass, remainClass, stoppedClass, takenBackClass: totalClass - usedClass - unused };
}
