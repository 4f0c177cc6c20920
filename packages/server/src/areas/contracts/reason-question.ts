import type { contractCalls } from '@trellis/contract/contracts/calls';
import { type ReasonKind, reasonKind } from '@trellis/contract/contracts/schemas';
import type { LocalText } from '@trellis/contract/languages';
import type { OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { reasonsInUse } from './reason-store.ts';

const questions: Record<ReasonKind, LocalText> = {
  Renewal: { en: 'Renewal reason', 'zh-Hans': '续约原因', es: 'Motivo de la renovación' },
  Signing: { en: 'Signing reason', 'zh-Hans': '签约原因', es: 'Motivo de la firma' },
  Discount: { en: 'Discount reason', 'zh-Hans': '折扣原因', es: 'Motivo del descuento' },
};

/** The questions of the contract's form with the reasons that the centre offers. */
export async function askForReasons(db: Db, { language }: Member): Promise<OutputOf<typeof contractCalls.reasonQuestion>> {
  const reasons = await reasonsInUse(db);
  return {
    items: reasonKind.options.map((kind) => ({
      kind,
      displayName: questions[kind][language],
      options: reasons.filter((reason) => reason.kind === kind).map(({ id, name }) => ({ id, displayName: name[language] })),
    })),
  };
}
