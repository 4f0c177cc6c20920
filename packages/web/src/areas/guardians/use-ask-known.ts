import type { GuardianFields, GuardianListItem } from '@trellis/contract/guardians/schemas';
import { useState } from 'react';
import { useCheckGuardian } from './queries.ts';

export type Decision = 'use' | 'another' | 'back';

interface Asked {
  typed: GuardianFields;
  known: GuardianListItem;
  resolve: (decision: Decision) => void;
}

/** Looks whether somebody with these contacts is known here, and asks whether it is the same person. */
export function useAskKnown() {
  const check = useCheckGuardian();
  const [asked, setAsked] = useState<Asked>();

  /** Who it is, if known; nothing for somebody new; 'back' to type on. */
  const ask = async (typed: GuardianFields): Promise<GuardianListItem | 'back' | undefined> => {
    if (!typed.email && !typed.phone) return undefined;
    const { guardian: known } = await check.mutateAsync({ email: typed.email ?? undefined, phone: typed.phone ?? undefined });
    if (!known) return undefined;
    const decision = await new Promise<Decision>((resolve) => setAsked({ typed, known: known as GuardianListItem, resolve }));
    setAsked(undefined);
    if (decision === 'back') return 'back';
    return decision === 'use' ? (known as GuardianListItem) : undefined;
  };
  return { asked, ask, decide: (decision: Decision) => asked?.resolve(decision) };
}
