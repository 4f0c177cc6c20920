import { useQuery } from '@tanstack/react-query';
import type { ErrorCode } from '@trellis/contract/errors';
import { GateLine } from '../gate-line.tsx';
import { gatesQuery } from './session-query.ts';

const ofChild: readonly string[] = ['RocketSystem:RetestDue', 'RocketSystem:ParentInterviewDue'] satisfies ErrorCode[];

/** What is due about a child once a session of it is finished: another assessment, a talk with the parents. */
export function DueAfter({ planId, onLeave }: { planId: string; onLeave: () => void }) {
  const { data } = useQuery({ ...gatesQuery(planId), meta: { quiet: true } });
  return data?.gates
    .filter(({ code }) => ofChild.includes(code))
    .map((gate) => <GateLine key={gate.code} gate={gate} planId={planId} about={data} onFollow={onLeave} />);
}
